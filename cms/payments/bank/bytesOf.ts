import type { Readable } from 'node:stream'

/** The whole body; undefined as soon as it is larger than `most` bytes. */
export async function bytesOf(stream: Readable, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // A refusal must not destroy the stream: the answer uses the same connection.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
