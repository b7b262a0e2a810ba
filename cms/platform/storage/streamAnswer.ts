import { Readable } from 'node:stream'

/** An answer whose body is a stream of Node's, as it comes. */
export function streamAnswer(stream: Readable, init: ResponseInit): Response {
  // Node's stream is the platform's, but the two declare it apart.
  return new Response(Readable.toWeb(stream) as ReadableStream, init)
}
