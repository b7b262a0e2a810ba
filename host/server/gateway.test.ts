import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestHost, type TestHost } from '../testing/startTestHost'

const echoSchema = z.object({
  method: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.string(),
})

let site: TestHost
beforeAll(async () => {
  site = await startTestHost()
})
afterAll(() => site.stop())

const echo = async (init: RequestInit = {}) => echoSchema.parse(await (await site.get('/api/echo?x=1', init)).json())

describe('the gateway', () => {
  it('vouches for the address it saw and does not let a client claim another address or our identity', async () => {
    const { headers } = await echo({
      headers: {
        'x-forwarded-for': '10.1.2.3',
        'x-forwarded-proto': 'https',
        'x-real-ip': '10.1.2.3',
        forwarded: 'for=10.1.2.3',
        'x-internal-token': 'guess',
        'x-gateway-token': 'guess',
        cookie: 'payload-token=abc; theme=dark',
      },
    })
    expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
    expect(headers['x-forwarded-proto']).toBe('http')
    expect(headers['x-internal-token']).toBeUndefined()
    expect(headers['x-gateway-token']).toMatch(/^[\w-]{43}$/)
    expect(headers['x-gateway-token']).not.toBe(site.cms.token)
    expect(headers['x-real-ip']).toBeUndefined()
    expect(headers.forwarded).toBeUndefined()
    expect(headers.cookie).toBe('payload-token=abc; theme=dark')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('forwards bodies, also of unknown length', async () => {
    expect((await echo({ method: 'POST', body: 'a body' })).body).toBe('a body')
    const chunked = await new Promise<string>((resolve, reject) => {
      const outgoing = request({ port: site.port, host: '127.0.0.1', path: '/api/echo', method: 'PUT' }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        answer.on('end', () => resolve(text))
      })
      outgoing.on('error', reject)
      outgoing.write('first, ')
      outgoing.end('second')
    })
    expect(echoSchema.parse(JSON.parse(chunked)).body).toBe('first, second')
  })

  it('returns an answer that arrives before the whole body', async () => {
    for (let time = 0; time < 5; time += 1) {
      const response = await site.get('/api/refused', { method: 'POST', body: Buffer.alloc(12 * 1024 * 1024, 32) })
      expect(response.status).toBe(413)
      expect(await response.json()).toEqual({ error: 'Too large.' })
    }
  })

  it.each([200, 400])('gives the panel its bodies of %d KB', async (kilobytes) => {
    const panel = createServer(async (asked, answer) => void answer.end(`panel: ${(await text(asked)).length}`))
    await new Promise<void>((resolve) => panel.listen(0, '127.0.0.1', resolve))
    const address = panel.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const host = await startTestHost({ environment: { PANEL_URL: `http://127.0.0.1:${port}` } })
    try {
      const answer = await host.get('/cms', { method: 'POST', body: 'a'.repeat(kilobytes * 1024) })
      expect(await answer.text()).toBe(`panel: ${kilobytes * 1024}`)
    } finally {
      await host.stop()
      panel.close()
    }
  })

  it('returns every cookie', async () => {
    const response = await site.get('/api/cookies')
    expect(response.headers.getSetCookie()).toEqual(['one=1; HttpOnly', 'two=2; Path=/'])
  })

  it('returns every cookie while it stops', async () => {
    const stopping = await startTestHost()
    try {
      stopping.host.drain()
      const response = await stopping.get('/api/cookies')
      expect(response.headers.getSetCookie()).toEqual(['one=1; HttpOnly', 'two=2; Path=/'])
      expect(response.headers.get('connection')).toBe('close')
    } finally {
      await stopping.stop()
    }
  })

  it('passes event streams through as they happen', async () => {
    const response = await site.get('/api/stream')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe('data: first\n\n')
    await reader?.cancel()
  })

  it('gives a hundred people behind one address a stream each, while they make other requests', async () => {
    const readers = await Promise.all(
      Array.from({ length: 100 }, async () =>
        (await site.get('/api/stream', { headers: { accept: 'text/event-stream' } })).body?.getReader(),
      ),
    )
    const first = await Promise.all(readers.map(async (reader) => new TextDecoder().decode((await reader?.read())?.value)))
    expect(new Set(first)).toEqual(new Set(['data: first\n\n']))
    expect((await echo()).method).toBe('GET')
    await Promise.all(readers.map((reader) => reader?.cancel()))
  })

  it.each(['/api/site/events', '/api/site%2Fevents', '/api//site/events/', '/api/site/events?x=1', '/API/site/events'])(
    'restricts %s to our own hosts',
    async (path) => {
      const before = site.cms.seen.length
      const response = await site.get(path)
      expect(response.status).toBeGreaterThanOrEqual(300)
      expect(site.cms.seen.slice(before).filter(({ url }) => url.includes('events'))).toEqual([])
    },
  )

  it('makes shared reads on nobody’s behalf and reveals nothing of one visitor to another', async () => {
    const seenFor = async (path: string, init: RequestInit = {}) => {
      const before = site.cms.seen.length
      const response = await site.get(path, init)
      expect(response.status).toBe(200)
      return { response, text: await response.text(), seen: site.cms.seen.slice(before).filter(({ url }) => url === path) }
    }
    const visitor = { headers: { cookie: 'payload-token=abc', 'accept-encoding': 'gzip' } }
    const shared = await seenFor('/api/catalog/plans', visitor)
    expect(shared.seen).toHaveLength(1)
    expect(shared.seen[0]?.headers).toMatchObject({ 'accept-encoding': 'gzip', 'x-internal-token': site.cms.token })
    expect(shared.seen[0]?.headers.cookie).toBeUndefined()
    expect(shared.seen[0]?.headers['x-forwarded-for']).toBeUndefined()
    expect(listPlans.output.parse(JSON.parse(shared.text)).plans.length).toBeGreaterThan(0)
    const again = await seenFor('/api/catalog/plans')
    expect(again.seen, 'nothing is kept here').toHaveLength(1)
    expect(again.text).toBe(shared.text)
    expect(again.response.headers.get('x-request-id')).not.toBe(shared.response.headers.get('x-request-id'))
    const asked = await seenFor('/api/catalog/plans?x=1', visitor)
    expect(asked.seen[0]?.headers).toMatchObject({ cookie: 'payload-token=abc', 'x-forwarded-for': expect.stringContaining('127.0.0.1') })
    const crowd = await Promise.all(Array.from({ length: 20 }, async () => (await site.get('/api/catalog/plans')).text()))
    expect(new Set(crowd)).toEqual(new Set([shared.text]))
  })

  it('says when to retry while the cms is down', async () => {
    await site.cms.stop()
    const response = await site.get('/api/echo', { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      error: 'The service is briefly unavailable. Please try again shortly.',
    })
    const read = await site.get('/api/catalog/plans')
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5'])
    await site.cms.start()
    expect((await site.get('/api/catalog/plans')).status).toBe(200)
    expect((await site.get('/api/echo')).status).toBe(200)
  })
})

describe('behind a balancer', () => {
  it('trusts the entry that the balancer wrote', async () => {
    const behind = await startTestHost({ environment: { TRUSTED_PROXIES: '1' } })
    const answer = await behind.get('/api/echo', { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' } })
    expect(echoSchema.parse(await answer.json()).headers['x-forwarded-for']).toBe('203.0.113.9')
    await behind.stop()
  })
})
