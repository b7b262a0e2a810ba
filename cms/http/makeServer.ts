import { createServer, type Server } from 'node:http'
import { BodyWatch, HEAD_WITHIN_MS, WHOLE_REQUEST_WITHIN_MS } from '@framewell/domain/http/bodyPace'
import { sharedProblem } from './problemResponse'
import { sendResponse } from './sendResponse'

const CHECK_EVERY_MS = 1000

/** The server that hosts connect to. They send forms whole; a file that comes too slowly is ended here as it is there. */
export function makeServer(): Server {
  const bodies = new BodyWatch()
  const server = createServer({
    headersTimeout: HEAD_WITHIN_MS,
    requestTimeout: WHOLE_REQUEST_WITHIN_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    insecureHTTPParser: false,
  })
  server.on('request', (request, response) => {
    if (request.complete) return
    bodies.add(request, performance.now(), () => {
      if (response.headersSent) request.destroy()
      else {
        response.setHeader('connection', 'close')
        sendResponse(sharedProblem('tooSlow'), request, response).finally(() => request.destroy())
      }
    })
    response.once('close', () => bodies.remove(request))
  })
  const checking = setInterval(() => bodies.check(performance.now()), CHECK_EVERY_MS).unref()
  server.once('close', () => clearInterval(checking))
  return server
}
