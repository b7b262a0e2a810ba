import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly path: string
}
const THANKS = { status: 200, headers: {}, body: 'thanks' }

export interface WebhookReceiver {
  readonly port: number
  /** What arrived since the last reset. */
  heard: Heard[]
  /** What the next request is answered with. */
  answer: typeof THANKS
  reset(): void
  stop(): void
}

/** Somebody else's server on this machine, which records what it receives. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    receiver.heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' })
    response.writeHead(receiver.answer.status, receiver.answer.headers).end(receiver.answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const receiver: WebhookReceiver = {
    port: typeof address === 'object' && address ? address.port : 0,
    heard: [],
    answer: THANKS,
    reset: () => {
      receiver.heard = []
      receiver.answer = THANKS
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
