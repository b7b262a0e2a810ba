import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NONCE_PLACEHOLDER, spliceNonce } from './spliceNonce'

const someNonce = () => randomBytes(16).toString('base64')
const page = (before: string, after: string) => `${before}<style nonce="${NONCE_PLACEHOLDER}">${after}`

describe('spliceNonce', () => {
  it('decompresses to the page with the nonce of each response', async () => {
    const words = 'Steel studs at 24 inches on centre, tracks top and bottom. '.repeat(900)
    const html = page(`<!doctype html>${words}`, `${words}</html>`)
    const spliced = await spliceNonce(html)
    for (let round = 0; round < 50; round++) {
      const nonce = someNonce()
      const expected = html.replace(NONCE_PLACEHOLDER, nonce)
      expect(gunzipSync(spliced.gzip(nonce)).toString()).toBe(expected)
      expect(brotliDecompressSync(spliced.br(nonce)).toString()).toBe(expected)
      expect(spliced.identity(nonce).toString()).toBe(expected)
    }
  })

  it('holds for any text around it, in any language', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 2000 }),
        fc.string({ unit: 'binary', maxLength: 2000 }),
        async (before, after) => {
          const nonce = someNonce()
          const spliced = await spliceNonce(page(before, after))
          const expected = Buffer.from(page(before, after).replace(NONCE_PLACEHOLDER, () => nonce))
          expect(gunzipSync(spliced.gzip(nonce)).equals(expected)).toBe(true)
          expect(brotliDecompressSync(spliced.br(nonce)).equals(expected)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('refuses a page without the placeholder, or with two', async () => {
    await expect(spliceNonce('<p>')).rejects.toThrow('exactly once')
    await expect(spliceNonce(NONCE_PLACEHOLDER + NONCE_PLACEHOLDER)).rejects.toThrow('exactly once')
  })
})
