import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { textOf } from './calls/answerFor'

/** Sends a Fetch API response: one header per cookie, the body as it arrives, until the client leaves. */
export async function sendResponse(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel()
    response.end()
    return
  }
  if (answer.headers.get('content-type')?.includes('json')) {
    response.end(textOf(answer) ?? Buffer.from(await answer.arrayBuffer()))
    return
  }
  response.flushHeaders()
  const left = new AbortController()
  // On a stream that may be silent for long, a client that leaves is noticed now and not with the next part.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream'))
    response.setMaxListeners(response.getMaxListeners() + 1).once('close', () => left.abort())
  // A client that leaves in the middle of a stream is no error.
  await pipeline(Readable.from(chunksOf(answer.body, left)), response).catch(() => undefined)
}

async function* chunksOf(body: ReadableStream<Uint8Array>, { signal }: AbortController): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}
