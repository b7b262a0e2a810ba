import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spliceNonce } from './spliceNonce'

const someNonce = () => randomBytes(43).toString('base64')
const halvesOf = (before: string, after: string) => ({ before: Buffer.from(`${before}<style nonce="`), after: Buffer.from(`">${after}`) })
const joined = (pieces: readonly Buffer[]) => Buffer.concat(pieces)
const pageOf = ({ before, after }: ReturnType<typeof halvesOf>, nonce: string) => Buffer.concat([before, Buffer.from(nonce), after])

describe('spliceNonce', () => {
  it('decompresses to the page with the nonce of each response', async () => {
    const words = 'Steel studs at 24 inches on centre, tracks top and bottom. '.repeat(900)
    const halves = halvesOf(`<!doctype html>${words}`, `${words}</html>`)
    const spliced = await spliceNonce(halves)
    for (let round = 0; round < 50; round++) {
      const nonce = someNonce()
      const expected = pageOf(halves, nonce).toString()
      expect(gunzipSync(joined(spliced.gzip(nonce))).toString()).toBe(expected)
      expect(brotliDecompressSync(joined(spliced.br(nonce))).toString()).toBe(expected)
      expect(joined(spliced.identity(nonce)).toString()).toBe(expected)
    }
  })

  it('works for any surrounding text, in any language', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 2000 }),
        fc.string({ unit: 'binary', maxLength: 2000 }),
        async (before, after) => {
          const nonce = someNonce()
          const halves = halvesOf(before, after)
          const spliced = await spliceNonce(halves)
          const expected = pageOf(halves, nonce)
          expect(gunzipSync(joined(spliced.gzip(nonce))).equals(expected)).toBe(true)
          expect(brotliDecompressSync(joined(spliced.br(nonce))).equals(expected)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
