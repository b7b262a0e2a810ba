import { createServer, type Server } from 'node:http'
import { Socket } from 'node:net'
import { BodyWatch, HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@framewell/server-kit/limits/bodyPace'
import { limitConnections } from '@framewell/server-kit/limits/limitConnections'
import type { createHost } from './createHost'
import type { Env } from './env'
import { answerProblem } from './problemAnswer'

/** Longer than the idle timeout of common load balancers, so that they close first. */
const KEEP_ALIVE_MS = 65_000
const CHECK_EVERY_MS = 1000
const MAX_CONNECTIONS = 10_000

type Handle = Awaited<ReturnType<typeof createHost>>['handle']

/** The server that visitors connect to. It drops slow requests and limits connections per address to what a crowded office needs. */
export function makeServer(handle: Handle, env: Pick<Env, 'TRUSTED_PROXIES' | 'CONNECTIONS_PER_ADDRESS'>): Server {
  const bodies = new BodyWatch()
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      insecureHTTPParser: false,
    },
    (request, response) => {
      if (!request.complete) {
        bodies.add(request, performance.now(), () => {
          if (!response.headersSent) answerProblem(response, 'tooSlow', 'slow', { connection: 'close' })
          request.destroy()
        })
        response.once('close', () => bodies.remove(request))
      }
      handle(request, response)
    },
  )
  server.maxConnections = MAX_CONNECTIONS
  const checking = setInterval(() => bodies.check(performance.now()), CHECK_EVERY_MS).unref()
  server.once('close', () => clearInterval(checking))
  server.on('clientError', (_, socket) => {
    // Browsers open connections ahead of time. An unused one is closed silently: the browser would take a response for the answer to its
    // first request.
    if (socket instanceof Socket && socket.bytesRead === 0) return socket.destroy()
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
  })
  // Behind a proxy, every connection is the proxy's.
  if (env.TRUSTED_PROXIES === 0) limitConnections(server, env.CONNECTIONS_PER_ADDRESS)
  return server
}
