import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawExchange, statusesOf } from '../testing/rawExchange'
import { startTestHost, type TestHost } from '../testing/startTestHost'

let site: TestHost
beforeAll(async () => {
  site = await startTestHost()
})
afterAll(() => site.stop())

const SMUGGLED = 'POST /api/echo?smuggled HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const head = (method: string, path: string, ...lines: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n')

/** Sends bytes and returns the requests that reached the cms because of them. */
async function requestsReaching(...parts: readonly string[]) {
  const before = site.cms.seen.length
  const received = await rawExchange({ port: site.port, parts, patienceMs: 400 })
  // Another request may flush a smuggled one out of a keep-alive connection.
  await site.get('/api/echo?bystander')
  const seen = site.cms.seen.slice(before).map(({ method, url, body }) => ({ method, url, body }))
  // The host fetches its own pages on separate connections.
  return { statuses: statusesOf(received), seen: seen.filter(({ url }) => /^\/(api\/echo|cms)/.test(url) && !url.includes('bystander')) }
}

describe('request framing', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('never turns a chunked %s into a second request', async (method) => {
    const { seen, statuses } = await requestsReaching(head(method, '/cms/login', 'Transfer-Encoding: chunked'), chunked(SMUGGLED))
    expect(seen).toEqual([])
    expect(statuses[0]).toBe(400)
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('accepts no body of a stated length on a %s', async (method) => {
    const { seen, statuses } = await requestsReaching(head(method, '/api/echo', `Content-Length: ${SMUGGLED.length}`), SMUGGLED)
    expect(seen).toEqual([])
    expect(statuses).toEqual([400])
  })

  it.each([
    ['both ends', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['both ends, the other way round', ['Transfer-Encoding: chunked', 'Content-Length: 5']],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${chunked(SMUGGLED).length}`]],
    ['a list of lengths', ['Content-Length: 0, 5']],
    ['a length with a sign', ['Content-Length: +5']],
    ['a length in hex', ['Content-Length: 0x5']],
    ['an encoding beside chunked', ['Transfer-Encoding: gzip, chunked']],
    ['chunked twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
    ['chunked by half', ['Transfer-Encoding: chunked, identity']],
    ['an unknown encoding', ['Transfer-Encoding: xchunked']],
    ['a tab before chunked', ['Transfer-Encoding:\tchunked, chunked']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a folded line', ['X-Folded: one', ' two', 'Content-Length: 0']],
    ['two hosts', ['Host: other', 'Content-Length: 0']],
    ['two types', ['Content-Type: application/json', 'Content-Type: text/plain', 'Content-Length: 0']],
    ['a compressed body', ['Content-Encoding: gzip', 'Content-Length: 5']],
    ['a bare line feed', ['X-A: b\nTransfer-Encoding: chunked']],
    ['an overridden method', ['X-HTTP-Method-Override: GET', 'Content-Length: 0']],
  ])('refuses %s', async (_, lines) => {
    const { seen, statuses } = await requestsReaching(head('POST', '/api/echo', ...lines), chunked(SMUGGLED))
    expect(seen).toEqual([])
    expect(statuses[0]).toBe(400)
    expect(statuses.filter((status) => status < 300)).toEqual([])
  })

  it('refuses chunk sizes that another server could read differently', async () => {
    for (const size of ['0x2', '+2', '2 ', '-2', '2;\n', 'fffffffffffffffff']) {
      const { seen } = await requestsReaching(
        head('POST', '/api/echo', 'Transfer-Encoding: chunked'),
        `${size}\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
      )
      expect.soft(seen, JSON.stringify(size)).toEqual([])
    }
  })

  it('forwards a body completely or not at all', async () => {
    const { seen } = await requestsReaching(head('POST', '/api/echo', 'Content-Length: 100'), '{"cut":')
    expect(seen).toEqual([])
  })

  it('answers pipelined requests one by one, each with its own response', async () => {
    const one = head('POST', '/api/echo?first', 'Content-Length: 2')
    const { seen, statuses } = await requestsReaching(`${one}{}${SMUGGLED}`)
    expect(statuses).toEqual([200, 200])
    expect(seen).toEqual([
      { method: 'POST', url: '/api/echo?first', body: '{}' },
      { method: 'POST', url: '/api/echo?smuggled', body: '{}' },
    ])
  })

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'PURGE'])('does not support %s', async (method) => {
    const { seen, statuses } = await requestsReaching(head(method, '/api/echo'))
    expect(seen).toEqual([])
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400)
  })
})
