import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type ForwardedService, SERVICE_LIMITS } from '@framewell/domain/releases/ownService'
import type { SeenRequest } from './contractCms'

/** A micro-frontend's own service on this machine, which records what it is sent. */
export async function startClaimService(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    seen,
    port,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** How an operator registered it. */
export function registered(port: number, change: Partial<ForwardedService> = {}): ForwardedService {
  const { perMinute, bodyKb, answerKb, seconds } = SERVICE_LIMITS
  return {
    remote: 'mfe-warranty',
    origin: `http://localhost:${port}`,
    methods: ['GET', 'POST'],
    perMinute: perMinute.most,
    bodyKb: bodyKb.usual,
    answerKb: answerKb.usual,
    seconds: seconds.usual,
    ...change,
  }
}
