-- What Neovim asks `preview lsp` about cards.json, and what it is to get.

local checks, failures = 0, {}
local function check(name, holds, found)
  checks = checks + 1
  if not holds then table.insert(failures, name .. ": " .. vim.inspect(found)) end
end

local buffer = vim.api.nvim_get_current_buf()
local capabilities = vim.lsp.protocol.make_client_capabilities()
capabilities.textDocument.completion.completionItem.snippetSupport = true
local client_id = vim.lsp.start_client({
  name = "preview", cmd = { vim.env.PREVIEW, "lsp" }, root_dir = vim.fn.getcwd(),
  capabilities = capabilities,
})
check("the server starts", client_id ~= nil and vim.lsp.buf_attach_client(buffer, client_id))
vim.wait(10000, function() return #vim.lsp.get_active_clients() > 0 end)
local client = vim.lsp.get_client_by_id(client_id)

-- The place of a text in the buffer, so many letters on.
local function place(text, on)
  for line, content in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local column = content:find(text, 1, true)
    if column then
      local bytes = column - 1 + (on or 0)
      local _, units = vim.str_utfindex(content, bytes)
      return { line = line - 1, character = units }
    end
  end
  error("there is no " .. text)
end

local function request(method, position, more)
  local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = position }
  for key, value in pairs(more or {}) do params[key] = value end
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 10000) or {}
  local answer = answers[client_id] or {}
  if answer.err then table.insert(failures, method .. ": " .. vim.inspect(answer.err)) end
  return answer.result
end

local function diagnostics()
  return vim.tbl_map(function(found) return found.lnum .. " " .. found.message end,
    vim.diagnostic.get(buffer))
end

local function edit(line, text)
  vim.api.nvim_buf_set_lines(buffer, line, line + 1, true, { text })
end

-- Diagnostics, of the file and then of what is typed.
vim.wait(10000, function() return #diagnostics() > 0 end)
check("a mistake is told", vim.deep_equal(diagnostics(),
  { "4 unknown key 'cornerRaduis' on UIView; did you mean 'cornerRadius'?" }), diagnostics())
local actions = request("textDocument/codeAction", nil, {
  range = { start = { line = 4, character = 6 }, ["end"] = { line = 4, character = 6 } },
  context = { diagnostics = {} },
})
check("a mistake has a quick fix", #actions == 1 and actions[1].title == "Change to 'cornerRadius'",
  actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
check("the quick fix mends it",
  vim.api.nvim_buf_get_lines(buffer, 4, 5, true)[1] == '    "cornerRadius": 3,',
  vim.api.nvim_buf_get_lines(buffer, 4, 5, true))
vim.wait(10000, function() return #diagnostics() == 0 end)
check("the mistake goes without a save", #diagnostics() == 0, diagnostics())

-- Completion, in a text that is broken just there.
edit(4, '    "corn')
local items = request("textDocument/completion", { line = 4, character = 9 })
local labels = {}
for _, item in ipairs(items and items.items or {}) do labels[item.label] = item end
check("keys are completed", labels["cornerRadius"] and labels["alpha"] and not labels["text"],
  vim.tbl_keys(labels))
check("a key has documentation",
  labels["cornerRadius"] and labels["cornerRadius"].documentation.value:find("radius"), labels["cornerRadius"])
local offered = vim.lsp.util.text_document_completion_list_to_complete_items(items, '"corn')
check("Neovim takes the items", #offered > 0 and offered[1].abbr == "cornerCurve", offered[1])
edit(4, '    "cornerRadius": 3,')

-- Hover, definition, references.
local hover = request("textDocument/hover", place("cornerRadius", 3))
check("a key is explained", hover and hover.contents.value:find("Here: `3`", 1, true), hover)
hover = request("textDocument/hover", place("$accent", 2))
check("a colour has a picture", hover and hover.contents.value:find("data:image/png", 1, true), hover)
local function target(position)
  local found = request("textDocument/definition", position) or {}
  if #found ~= 1 then return vim.inspect(found) end
  local start = found[1].range.start
  return vim.fn.fnamemodify(vim.uri_to_fname(found[1].uri), ":t") .. ":" .. start.line .. ":"
    .. start.character
end
check("a name leads to its definition", target(place("$accent", 2)) == "theme.json:1:15",
  target(place("$accent", 2)))
check("a component too", target(place('"Card"', 2)) == "theme.json:3:5", target(place('"Card"', 2)))
check("an id in a component too", target(place("first/title", 8)) == "theme.json:7:50",
  target(place("first/title", 8)))
check("behind letters of two units too", target(place("first.isHidden", 1)) == "cards.json:6:36",
  target(place("first.isHidden", 1)))
local references = request("textDocument/references", place('"first"', 1),
  { context = { includeDeclaration = true } })
check("references are found", references and #references == 3, references)

-- Rename, of an id and of a component in the other file.
local function rename(position, name)
  local changes = request("textDocument/rename", position, { newName = name })
  if changes then vim.lsp.util.apply_workspace_edit(changes, client.offset_encoding) end
end
rename(place('"first"', 1), "top")
local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
check("an id is renamed", text:find('"id": "top"', 1, true) and text:find('"toggle": "top.isHidden"', 1, true)
  and text:find('"top/title.alpha"', 1, true) and not text:find("first", 1, true), text)
rename(place('"Card"', 1), "Tile")
text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
local theme = vim.fn.bufnr("theme.json")
local themed = table.concat(vim.api.nvim_buf_get_lines(theme, 0, -1, false), "\n")
check("a component is renamed in both files", select(2, text:gsub('"Tile"', "")) == 2
  and themed:find('"Tile": {', 1, true), { text, themed })

-- Outline and colours.
local symbols = request("textDocument/documentSymbol", nil)
check("there is an outline", symbols and symbols[1].name == "UIView" and #symbols[1].children == 2
  and symbols[1].children[1].name == "top", symbols)

vim.lsp.stop_client(client_id)
vim.wait(10000, function() return #vim.lsp.get_active_clients() == 0 end)
check("the server ends", #vim.lsp.get_active_clients() == 0)

for _, failure in ipairs(failures) do print("FAIL " .. failure .. "\n") end
print(checks .. " checks, " .. #failures .. " failures\n")
if #failures == 0 then print(checks .. " checks passed\n") vim.cmd("qall!") else vim.cmd("cquit!") end
