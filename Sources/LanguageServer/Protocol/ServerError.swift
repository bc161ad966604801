/// Why a request has no result, by the numbers of JSON-RPC and of the protocol.
package struct ServerError: Error, Equatable {
  package let code: Int
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code.rawValue
    self.message = message
  }

  package enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }
}
