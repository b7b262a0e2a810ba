import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCanonicalTarget } from './isCanonicalTarget'

describe("a request's path", () => {
  it.each([
    '/',
    '/api/session',
    '/cms/collections/pages/1',
    '/_next/static/chunks/a%5B%5B...b%5D%5D-1.js',
    '/api/media/file/a%20b.jpg',
    "/a/b;c=d,e!$&'()*+:@~",
  ])('has one reading: %s', (path) => expect(isCanonicalTarget(path)).toBe(true))

  it.each([
    ...[
      '',
      'api',
      '//api',
      '/api//x',
      '/api/',
      '/api/./x',
      '/api/../x',
      '/api/..',
      '/api/%2e%2e/x',
      '/api/%2E/x',
      '/api%2Fx',
      '/api/x%5Cy',
    ],
    ...['/api\\x', '/api/%6Cogin', '/api/%4C', '/api/x%00', '/api/x%0a', '/api/x%7f', '/api/x%252e', '/api/%zz', '/api/%', '/api/%C3%28'],
    ...['/api/x y', '/api/x#y', '/api/é', '/api/[x]', '/api/x|y', '/api/"x"', '/api/<x>', 'http://x/api', `/api/${'x'.repeat(2100)}`],
  ])('has two readings: %s', (path) => expect(isCanonicalTarget(path)).toBe(false))

  it('decodes and encodes to itself except for the case of escapes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'Z', '/', '.', '%2e', '%2F', '%41', '%20', '%5B', '\\', '%', '%25'), maxLength: 8 })
    fc.assert(
      fc.property(text, (tail) => {
        const path = `/api/${tail}`
        if (!isCanonicalTarget(path)) return
        expect(decodeURIComponent(path).split('/').length).toBe(path.split('/').length)
        expect(new URL(path, 'http://x').pathname).toBe(path)
      }),
      { seed: 8, numRuns: 3000 },
    )
  })
})
