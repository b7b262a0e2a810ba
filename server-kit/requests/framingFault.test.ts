import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framingFault } from './framingFault'

const fault = (method: string, ...rawHeaders: string[]) => framingFault({ method, httpVersion: '1.1', rawHeaders })

describe("a request's head", () => {
  it('is valid with one end, or none', () => {
    expect(fault('GET', 'Host', 'x')).toBeUndefined()
    expect(fault('DELETE', 'Host', 'x', 'Content-Length', '0')).toBeUndefined()
    expect(fault('POST', 'Host', 'x', 'Content-Length', '12', 'Cookie', 'a=b', 'Cookie', 'c=d')).toBeUndefined()
    expect(fault('PUT', 'Transfer-Encoding', 'Chunked')).toBeUndefined()
  })

  it('never has two readings, whatever is sent', () => {
    const name = fc.constantFrom('Content-Length', 'content-length', 'Transfer-Encoding', 'TRANSFER-ENCODING', 'Host', 'X-A')
    const value = fc.constantFrom('0', '5', '+5', '5, 5', '0x5', '', 'chunked', 'identity', 'gzip, chunked', 'chunked, chunked', 'x')
    const method = fc.constantFrom('GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH')
    fc.assert(
      fc.property(method, fc.array(fc.tuple(name, value), { maxLength: 4 }), (verb, headers) => {
        if (fault(verb, ...headers.flat())) return
        const ends = headers.filter(([key]) => /^(content-length|transfer-encoding)$/i.test(key))
        expect(ends.length).toBeLessThan(2)
        for (const [, end] of ends) expect(end).toMatch(verb === 'GET' || ends.length === 0 ? /^0$/ : /^(0|5|chunked)$/)
      }),
      { seed: 8, numRuns: 3000 },
    )
  })
})
