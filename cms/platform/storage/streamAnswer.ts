import { Readable } from 'node:stream'

/** A response whose body is a Node stream. */
export function streamAnswer(stream: Readable, init: ResponseInit): Response {
  // Node's stream is the platform's, but the two declare it separately.
  return new Response(Readable.toWeb(stream) as ReadableStream, init)
}
