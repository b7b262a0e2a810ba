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

  it('never refers back to the nonce from the page after it', async () => {
    const number = fc.integer({ min: 0, max: 999 }).map(String)
    const name = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-ABCDXYZ'), minLength: 1, maxLength: 9 })
    const markup = fc.oneof(
      name,
      fc.tuple(name, name, number).map(([path, style, at]) => `<a href="/${path}" class="fw-${style}-${at}">`),
      fc.tuple(number, number).map(([width, height]) => `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`),
      fc.array(number, { minLength: 2, maxLength: 8 }).map((places) => `<path d="M${places.join(' ')}L${places[0]}Z"/>`),
    )
    const pageText = fc.array(markup, { minLength: 100, maxLength: 200 }).map((parts) => parts.join(' '))
    await fc.assert(
      fc.asyncProperty(pageText, pageText, async (before, after) => {
        const nonce = someNonce()
        const halves = halvesOf(before, after)
        const spliced = await spliceNonce(halves)
        const expected = pageOf(halves, nonce).toString()
        expect(brotliDecompressSync(joined(spliced.br(nonce))).toString()).toBe(expected)
        expect(gunzipSync(joined(spliced.gzip(nonce))).toString()).toBe(expected)
      }),
      { numRuns: 400 },
    )
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
