import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { answerOrders } from '../threads/answerOrders'
import { cleanSvg, NotAnSvg } from './cleanSvg'

/** A file to read, and the one to write its clean copy to. */
export interface SvgOrder {
  readonly from: string
  readonly to: string
  readonly mostBytes: number
}
export type SvgAnswer = 'clean' | 'notAnSvg' | 'tooLarge'

class TooLarge extends Error {}

/** The program of the thread that cleans drawings (`cleanAside`): from file to file, chunk by chunk. */
answerOrders<SvgOrder, SvgAnswer>(async ({ from, to, mostBytes }) => {
  let bytes = 0
  try {
    await pipeline(
      createReadStream(from, { encoding: 'utf8', highWaterMark: 32 * 1024 }),
      cleanSvg,
      async function* count(parts: AsyncIterable<string>) {
        for await (const part of parts) {
          bytes += Buffer.byteLength(part)
          // Written out in full, a short element becomes a little longer.
          if (bytes > mostBytes) throw new TooLarge()
          yield part
        }
      },
      createWriteStream(to, { flags: 'wx', mode: 0o600 }),
    )
    return 'clean'
  } catch (error) {
    if (error instanceof NotAnSvg) return 'notAnSvg'
    if (error instanceof TooLarge) return 'tooLarge'
    throw error
  }
})
