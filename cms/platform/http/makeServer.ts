import { createServer, type Server } from 'node:http'
import { BodyWatch, HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@framewell/server-kit/limits/bodyPace'
import { limitConnections } from '@framewell/server-kit/limits/limitConnections'
import { sharedProblem } from './calls/problemResponse'
import { sendResponse } from './sendResponse'

const CHECK_EVERY_MS = 1000

const MAX_CONNECTIONS = 10_000

interface ServerOptions {
  readonly connectionsPerAddress: number
  /** The clock that bodies are watched with, in milliseconds. */
  readonly now?: () => number
}

/** The server that hosts connect to. They send forms whole; a file that comes too slowly is ended here as it is there. */
export function makeServer({ connectionsPerAddress, now = () => performance.now() }: ServerOptions): Server {
  const bodies = new BodyWatch()
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    insecureHTTPParser: false,
  })
  server.maxConnections = MAX_CONNECTIONS
  limitConnections(server, connectionsPerAddress)
  server.on('request', (request, response) => {
    if (request.complete) return
    bodies.add(request, now(), () => {
      if (response.headersSent) request.destroy()
      else {
        response.setHeader('connection', 'close')
        sendResponse(sharedProblem('tooSlow'), request, response).finally(() => request.destroy())
      }
    })
    response.once('close', () => bodies.remove(request))
  })
  const checking = setInterval(() => bodies.check(now()), CHECK_EVERY_MS).unref()
  server.once('close', () => clearInterval(checking))
  return server
}
