/// The parts of the report that are the same for every run.
enum ReportPage {
  static let style = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f4f4f7, #111114); --card: light-dark(#ffffff, #1b1b20);
      --text: light-dark(#1b1d28, #ececf1); --quiet: light-dark(#6b7080, #9a9aa8);
      --line: light-dark(#e2e2ea, #2d2d35); --accent: light-dark(#3a5bd9, #8ea6ff);
      --red: light-dark(#c4213a, #ff7d8f); --green: light-dark(#1c7c3c, #6fd490);
      --amber: light-dark(#9a5b00, #ffbf5c); --before: light-dark(#fdecee, #3a1d24);
      --after: light-dark(#e6f6ea, #17331f);
      --board: light-dark(#d9d9e2, #34343c);
    }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 15px/1.45 Inter, system-ui, "Segoe UI", sans-serif;
    }
    header.top {
      position: sticky; top: 0; z-index: 5; padding: 14px 28px 12px;
      background: color-mix(in srgb, var(--ground) 86%, transparent); backdrop-filter: blur(14px);
      border-bottom: 1px solid var(--line);
    }
    .line { display: flex; align-items: center; gap: 16px; flex-wrap: wrap; }
    h1 { font-size: 22px; letter-spacing: -.02em; margin: 0; }
    .sum { margin: 2px 0 0; color: var(--quiet); font-size: 13px; }
    .chips { display: flex; gap: 6px; flex-wrap: wrap; flex: 1; }
    .chip {
      padding: 2px 10px; border-radius: 99px; font-size: 12.5px; font-weight: 600;
      white-space: nowrap; color: var(--red); background: var(--before);
    }
    .chip.same { color: var(--green); background: var(--after); }
    .chip.missing { color: var(--amber); background: light-dark(#fff3df, #3a2c14); }
    .tools { display: flex; gap: 12px; flex-wrap: wrap; margin-top: 10px; }
    button, input { font: inherit; color: inherit; }
    .choice {
      display: inline-flex; padding: 2px; border-radius: 9px; background: var(--line);
    }
    .choice button {
      border: 0; background: none; padding: 3px 12px; border-radius: 7px; font-size: 13px;
      cursor: pointer;
    }
    .choice button[aria-pressed=true] {
      background: var(--card); box-shadow: 0 1px 3px #0003; font-weight: 600;
    }
    .theme {
      border: 0; background: none; font-size: 19px; cursor: pointer; color: var(--quiet);
    }
    input[type=search] {
      border: 1px solid var(--line); border-radius: 9px; padding: 3px 12px; font-size: 13px;
      background: var(--card); min-width: 200px;
    }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    main { padding: 20px 28px 60px; display: grid; gap: 18px; }
    article, details {
      background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      padding: 16px 20px; min-width: 0; scroll-margin-top: 130px;
    }
    article { content-visibility: auto; contain-intrinsic-size: auto 720px; }
    article[hidden] { display: none; }
    article > header { display: flex; align-items: baseline; gap: 10px; flex-wrap: wrap; }
    article > header p { margin: 0; color: var(--quiet); flex-basis: 100%; font-size: 13.5px; }
    h2 { font-size: 17px; margin: 0; letter-spacing: -.01em; }
    h2 small, li small { color: var(--quiet); font-weight: 400; font-size: inherit; }
    details.text { border: 0; padding: 0; margin-top: 14px; }
    details.text summary { font-size: 13px; color: var(--quiet); margin-bottom: 6px; }
    .pictures { margin-top: 14px; display: grid; gap: 16px; }
    [data-mode=side] .pictures:not(.single) {
      grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); grid-auto-flow: column;
    }
    figure { margin: 0; min-width: 0; }
    figcaption { font-size: 12px; color: var(--quiet); margin-bottom: 5px; }
    .frame {
      position: relative; border-radius: 8px; overflow: hidden; max-width: 100%;
      aspect-ratio: var(--w) / var(--h); width: calc(var(--w) * 1px / var(--dpr, 1));
      outline: 1px solid var(--line);
      background: repeating-conic-gradient(var(--board) 0 25%, transparent 0 50%) 0 0 / 16px 16px;
    }
    .frame img { display: block; width: 100%; height: 100%; object-fit: fill; }
    .frame img:not([src]) { visibility: hidden; }
    [data-zoom=fit] .frame {
      width: calc(min(100%, var(--mw) * 1px, 74vh * var(--mw) / var(--mh)) * var(--w) / var(--mw));
    }
    [data-zoom=actual] figure, [data-zoom=large] figure { overflow: auto; max-height: 82vh; }
    [data-zoom=actual] .frame { max-width: none; }
    [data-zoom=large] .frame { max-width: none; width: calc(var(--w) * 3px / var(--dpr, 1)); }
    [data-zoom=large] .frame img { image-rendering: pixelated; }
    /* The other modes lay the two pictures over each other. */
    [data-mode=slider] .pictures:not(.single), [data-mode=blink] .pictures:not(.single) {
      display: block; position: relative;
    }
    [data-mode=slider] .pictures:not(.single) .difference,
    [data-mode=blink] .pictures:not(.single) .difference,
    [data-mode=difference] .pictures:not(.single):has(.difference) :is(.expected, .actual) {
      display: none;
    }
    [data-mode=slider] .actual figcaption, [data-mode=blink] .actual figcaption {
      visibility: hidden;
    }
    [data-mode=slider] .single .actual figcaption, [data-mode=blink] .single .actual figcaption {
      visibility: visible;
    }
    [data-mode=slider] .pictures:not(.single) .actual,
    [data-mode=blink] .pictures:not(.single) .actual {
      position: absolute; inset: 0 auto auto 0; width: 100%; pointer-events: none;
    }
    [data-mode=slider] .pictures:not(.single) .expected figcaption::after {
      content: " on the left of the handle, actual on its right";
    }
    [data-mode=blink] .pictures:not(.single) .expected figcaption::after {
      content: " and actual in turn";
    }
    [data-mode=slider] .pictures:not(.single) .actual .frame {
      clip-path: inset(0 0 0 var(--split, 50%));
    }
    [data-mode=slider] .pictures:not(.single) .expected img {
      clip-path: inset(0 calc(100% - var(--split, 50%)) 0 0);
    }
    [data-mode=slider] .pictures:not(.single) .expected .frame { cursor: ew-resize; touch-action: none; }
    .handle { display: none; }
    [data-mode=slider] .pictures:not(.single) .handle {
      display: block; position: absolute; inset: 0 auto 0 var(--split, 50%); width: 2px;
      margin-left: -1px; background: #e6007a; z-index: 3; pointer-events: none;
    }
    .handle::after {
      content: "◂ ▸"; position: absolute; top: 50%; left: 50%; translate: -50% -50%;
      background: #e6007a; color: white; font-size: 11px; border-radius: 99px; padding: 5px 8px;
      white-space: nowrap; box-shadow: 0 1px 5px #0005;
    }
    [data-mode=blink] .pictures:not(.single) .actual .frame { animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { visibility: hidden; } }
    table { border-collapse: collapse; width: 100%; font-size: 13px; }
    th, td {
      text-align: left; padding: 4px 10px; border-top: 1px solid var(--line); vertical-align: top;
      font-weight: 400; overflow-wrap: anywhere;
    }
    th { font-weight: 600; }
    th small { display: block; color: var(--quiet); font-weight: 400; }
    td.before, td.after, pre {
      font-family: "JetBrains Mono", ui-monospace, monospace; font-size: 12px;
    }
    td.before, span.before { background: var(--before); }
    td.after, span.after { background: var(--after); }
    tr.came .before, tr.went .after { background: none; }
    pre {
      margin: 12px 0 0; padding: 10px 14px; border-radius: 9px; background: var(--ground);
      overflow: auto; max-height: 420px; line-height: 1.5;
    }
    details ul { columns: 4 220px; padding-left: 18px; margin: 10px 0 0; font-size: 13.5px; }
    summary { cursor: pointer; font-weight: 600; }
    """#

  static let script = #"""
    'use strict';
    const body = document.body, root = document.documentElement;
    const keep = (name, value) => { try { localStorage.setItem('preview ' + name, value); } catch {} };
    const kept = name => { try { return localStorage.getItem('preview ' + name); } catch {} };
    root.style.setProperty('--dpr', window.devicePixelRatio || 1);

    // Modes and zoom are those of all cards; an address such as #slider chooses one.
    const choose = (kind, value) => {
      body.dataset[kind] = value;
      for (const button of document.querySelectorAll(`[data-set-${kind}]`))
        button.setAttribute('aria-pressed', button.dataset['set' + kind[0].toUpperCase() + kind.slice(1)] === value);
      keep(kind, value);
    };
    const modes = ['side', 'slider', 'blink', 'difference'], zooms = { f: 'fit', a: 'actual', l: 'large' };
    const wanted = location.hash.slice(1).split(',');
    choose('mode', modes.find(mode => wanted.includes(mode)) || kept('mode') || 'side');
    choose('zoom', Object.values(zooms).find(zoom => wanted.includes(zoom)) || kept('zoom') || 'fit');
    const theme = ['light', 'dark'].find(theme => wanted.includes(theme)) || kept('theme');
    if (theme) root.dataset.theme = theme;
    document.addEventListener('click', event => {
      const button = event.target.closest('button');
      if (!button) return;
      if (button.dataset.setMode) choose('mode', button.dataset.setMode);
      if (button.dataset.setZoom) choose('zoom', button.dataset.setZoom);
      if (button.className === 'theme') {
        const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
        root.dataset.theme = isDark ? 'light' : 'dark';
        keep('theme', root.dataset.theme);
      }
    });

    // Pictures are made when they come near and let go when they are far.
    const show = image => {
      if (image.src) return;
      if (image.dataset.file) { image.src = image.dataset.file; return; }
      const text = atob(document.getElementById(image.dataset.bytes).textContent);
      const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
      image.src = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
    };
    const hide = image => {
      if (!image.src) return;
      if (image.dataset.bytes) URL.revokeObjectURL(image.src);
      image.removeAttribute('src');
    };
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries)
        for (const image of entry.target.querySelectorAll('img')) (entry.isIntersecting ? show : hide)(image);
    }, { rootMargin: '1500px' });
    const cards = [...document.querySelectorAll('article')];
    for (const card of cards) watcher.observe(card);

    // The slider.
    for (const frame of document.querySelectorAll('.pictures:not(.single) .expected .frame')) {
      const pictures = frame.closest('.pictures');
      frame.append(Object.assign(document.createElement('div'), { className: 'handle' }));
      const move = event => {
        const box = frame.getBoundingClientRect();
        const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
        pictures.style.setProperty('--split', share * 100 + '%');
      };
      frame.addEventListener('pointerdown', event => {
        if (body.dataset.mode !== 'slider') return;
        event.preventDefault();
        frame.setPointerCapture(event.pointerId);
        move(event);
        frame.onpointermove = move;
      });
      frame.addEventListener('pointerup', () => { frame.onpointermove = null; });
    }

    // Keys: 1 to 4 for modes, f a l for zoom, j and k for the next and the last, a stroke to search.
    const search = document.querySelector('input[type=search]');
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === search) { if (event.key === 'Escape') search.blur(); return; }
      const mode = modes[Number(event.key) - 1];
      if (mode) choose('mode', mode);
      else if (zooms[event.key]) choose('zoom', zooms[event.key]);
      else if (event.key === '/' && search) { event.preventDefault(); search.focus(); }
      else if (event.key === 'j' || event.key === 'k') {
        const shown = cards.filter(card => !card.hidden);
        const tops = shown.map(card => Math.round(card.getBoundingClientRect().top) - 130);
        const next = event.key === 'j' ? tops.findIndex(top => top > 4) : tops.findLastIndex(top => top < -4);
        if (shown[next]) shown[next].scrollIntoView();
      }
    });
    if (search) search.addEventListener('input', () => {
      const words = search.value.toLowerCase().split(' ');
      for (const card of cards) card.hidden = !words.every(word => card.dataset.name.includes(word));
    });
    """#
}
