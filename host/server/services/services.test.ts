import { problemSchema } from '@framewell/domain/http/problem'
import { type ForwardedService, STATEMENT_SECONDS } from '@framewell/domain/releases/ownService'
import { reportServiceFailures } from '@framewell/domain/releases/reports'
import { statementKey } from '@framewell/server-kit/requests/statementKey'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registered, startClaimService } from '../../testing/claimService'
import { rawExchange, statusesOf } from '../../testing/rawExchange'
import { startTestHost, type TestHost } from '../../testing/startTestHost'
import { makeServiceClient } from './askService'

const SESSION = {
  id: 'account-7',
  email: 'wren@example.com',
  name: 'Wren',
  role: 'builder' as const,
  expiresAt: '2027-01-01T00:00:00.000Z',
}
const CLAIMS = '/api/remotes/mfe-warranty/claims'
const JSON_TYPE = { 'content-type': 'application/json' }

let site: TestHost
let service: Awaited<ReturnType<typeof startClaimService>>
let clock = Date.parse('2026-11-28T00:00:00Z')
let answer: Parameters<typeof startClaimService>[0]
beforeAll(async () => {
  service = await startClaimService((request, response) => answer(request, response))
  site = await startTestHost({ now: () => clock })
})
afterAll(async () => {
  await site.stop()
  service.stop()
})
beforeEach(() => {
  answer = (_, response) => response.writeHead(200, JSON_TYPE).end('{"claims":[]}')
  register()
})
afterEach(() => {
  service.seen.length = 0
  site.cms.session = null
})

/** Registers the service, as hosts know it some seconds later. */
function register(change: Partial<ForwardedService> = {}): void {
  site.cms.services = [registered(service.port, change)]
  clock += 60_000
}
async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const { code, detail } = problemSchema.parse(await response.json())
  return { status: response.status, code, detail }
}
const claimsOf = (authorization = '') => JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString())

it('reports what failed to the cms: the first at once, the others together, by what went wrong', async () => {
  clock += 700_000
  register()
  const reports = () => site.cms.seen.filter(({ url }) => url === reportServiceFailures.path).map(({ body }) => JSON.parse(body))
  const before = reports().length
  const fresh = () => reports().slice(before)
  await site.get(CLAIMS)
  answer = (_, response) => response.writeHead(503, JSON_TYPE).end('{}')
  await site.get(`${CLAIMS}/7?name=Ada`)
  await expect
    .poll(fresh)
    .toMatchObject([{ remote: 'mfe-warranty', asked: 2, failed: 1, failures: [{ message: 'Its service answered 503', count: 1 }] }])
  await site.get(CLAIMS)
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Busy</p>')
  await site.get(CLAIMS)
  answer = (_, response) => response.writeHead(404, JSON_TYPE).end('{}')
  await site.get(CLAIMS)
  clock += 20_000
  answer = (_, response) => response.destroy()
  await site.get(CLAIMS)
  await expect
    .poll(() => fresh()[1])
    .toMatchObject({
      asked: 6,
      failed: 4,
      failures: [
        { message: 'Its service answered 503', path: '/claims', count: 1 },
        { message: expect.stringContaining('an answer that is not passed on: Its answer is of the type text/html'), count: 1 },
        { message: expect.stringContaining('Its service cannot be reached'), count: 1 },
      ],
    })
})

describe('a request to a micro-frontend’s own service', () => {
  it('arrives with its path, query and body, and its answer comes back', async () => {
    answer = (_, response) => response.writeHead(201, { ...JSON_TYPE, 'content-language': 'en' }).end('{"id":7}')
    const response = await site.get(`${CLAIMS}/new?plan=a%20b`, { method: 'POST', body: '{"text":"Crack"}', headers: JSON_TYPE })
    expect([response.status, await response.json(), response.headers.get('content-language')]).toEqual([201, { id: 7 }, 'en'])
    expect(response.headers.get('x-answered-by')).toBe('mfe-warranty')
    expect(service.seen).toMatchObject([{ method: 'POST', url: '/claims/new?plan=a%20b', body: '{"text":"Crack"}', headers: JSON_TYPE }])
    expect(
      site.cms.seen.filter(({ url }) => url.startsWith('/api/remotes')),
      'nothing of it reaches the cms',
    ).toEqual([])
  })

  it('brings a signed statement of who is signed in, and neither cookies, address nor keys', async () => {
    site.cms.session = SESSION
    const headers = {
      cookie: 'payload-token=abc; theme=dark',
      'x-forwarded-for': '10.1.2.3',
      'x-ship-key': 'ship_1',
      authorization: 'Bearer mine',
    }
    await site.get(CLAIMS, { headers })
    const [seen] = service.seen
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'accept-language', 'authorization', 'connection', 'host', 'x-request-id'].sort(),
    )
    const iat = Math.floor(clock / 1000)
    expect(claimsOf(seen?.headers.authorization)).toEqual({
      iss: 'http://site.localhost',
      aud: 'mfe-warranty',
      sub: SESSION.id,
      role: 'builder',
      iat,
      exp: iat + STATEMENT_SECONDS,
      jti: seen?.headers['x-request-id'],
    })
    await site.get(CLAIMS)
    expect(claimsOf(service.seen[1]?.headers.authorization)).not.toHaveProperty('sub')
  })

  it('is refused from pages of other sites, which could ask in a visitor’s name', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of foreign) {
      expect(await problemOf(await site.get(CLAIMS, { headers }))).toMatchObject({ status: 403, code: 'foreignOrigin' })
    }
    expect(service.seen).toEqual([])
  })

  it.each([
    '/api/remotes/mfe-other/../mfe-warranty/claims',
    '/api/remotes/mfe-other/%2e%2e/mfe-warranty/claims',
    '/api/remotes/mfe-other/..%2fmfe-warranty/claims',
    '/api/remotes//mfe-warranty/claims',
    '/api/remotes/mfe-warranty',
    '/api/remotes/mfe-warranty@evil.example/claims',
    '/api/remotes/mfe-other/claims',
  ])('finds no service at %s', async (path) => {
    const answered = await rawExchange({ port: site.port, parts: [`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`] })
    expect(statusesOf(answered)).toEqual([404])
    expect(service.seen).toEqual([])
  })

  it('cannot add headers or a second request by what it says', async () => {
    const inject = 'x%0d%0aHost:%20evil%0d%0a%0d%0aGET%20/secret'
    const answered = await rawExchange({
      port: site.port,
      parts: [`GET ${CLAIMS}?q=${inject} HTTP/1.1\r\nHost: x\r\nAccept: a\rX-Smuggled: 1\r\nConnection: close\r\n\r\n`],
    })
    expect(statusesOf(answered)[0]).toBe(400)
    await site.get(`${CLAIMS}?q=${inject}`)
    expect(service.seen.map(({ url }) => url)).toEqual([`/claims?q=${inject}`])
  })

  it('is held to the registered methods, size and rate', async () => {
    register({ methods: ['GET'], bodyKb: 1, perMinute: 3 })
    const refused = await site.get(CLAIMS, { method: 'POST', body: '{}' })
    expect([refused.headers.get('allow'), (await problemOf(refused)).status]).toEqual(['GET, HEAD', 405])
    expect((await site.get(CLAIMS, { method: 'HEAD' })).status).toBe(200)
    register({ bodyKb: 1, perMinute: 3 })
    expect(await problemOf(await site.get(CLAIMS, { method: 'POST', body: 'a'.repeat(1025) }))).toMatchObject({ status: 413 })
    const head = `POST ${CLAIMS} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`
    const unsized = await rawExchange({ port: site.port, parts: [head, `7d0\r\n${'a'.repeat(2000)}\r\n0\r\n\r\n`] })
    expect(statusesOf(unsized)).toEqual([413])
    register({ perMinute: 2 })
    const statuses = [await site.get(CLAIMS), await site.get(CLAIMS), await site.get(CLAIMS)].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('ends with the registration', async () => {
    expect((await site.get(CLAIMS)).status).toBe(200)
    site.cms.services = []
    clock += 60_000
    expect(await problemOf(await site.get(CLAIMS))).toMatchObject({ status: 404, code: 'serviceMissing' })
  })
})

describe('an answer of a micro-frontend’s own service', () => {
  it('sets no cookie, policy or other header of the site, and runs nowhere', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, {
          ...JSON_TYPE,
          'set-cookie': 'payload-token=mine',
          'content-security-policy': 'script-src *',
          'access-control-allow-origin': '*',
          'clear-site-data': '"*"',
          'service-worker-allowed': '/',
          refresh: '0;url=https://evil.example',
          'cache-control': 'public, max-age=9999',
        })
        .end('{}')
    const { headers } = await site.get(CLAIMS)
    expect(headers.getSetCookie()).toEqual([])
    for (const name of ['access-control-allow-origin', 'clear-site-data', 'service-worker-allowed', 'refresh'])
      expect(headers.get(name), name).toBeNull()
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each(['text/html', 'text/javascript', 'application/javascript', 'text/css', 'image/svg+xml', 'application/wasm', ''])(
    'of the type "%s" is not passed on: a page could run it',
    async (type) => {
      answer = (_, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end('alert(1)')
      expect(await problemOf(await site.get(CLAIMS))).toMatchObject({ status: 502, code: 'serviceAnswer' })
    },
  )

  it('that leads elsewhere is not followed', async () => {
    answer = (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${service.port}/private` }).end()
    expect(await problemOf(await site.get(CLAIMS))).toEqual({
      status: 502,
      code: 'serviceAnswer',
      detail: 'It answered 302; redirects are not followed.',
    })
    expect(service.seen.map(({ url }) => url)).toEqual(['/claims'])
  })

  it('that is too large is not passed on, whether it says so or not', async () => {
    register({ answerKb: 1 })
    answer = (_, response) => response.writeHead(200, { ...JSON_TYPE, 'content-length': '4000' }).end('a'.repeat(4000))
    expect(await problemOf(await site.get(CLAIMS))).toMatchObject({ status: 502, detail: 'Its answer has more than 1 KB.' })
    answer = (_, response) => {
      response.writeHead(200, JSON_TYPE)
      const more = () => void (response.destroyed || response.write('a'.repeat(600), () => setImmediate(more)))
      more()
    }
    expect(await problemOf(await site.get(CLAIMS))).toMatchObject({ status: 502, detail: 'Its answer has more than 1 KB.' })
  })

  it('is the service’s own when it refuses or fails', async () => {
    answer = (_, response) => response.writeHead(422, JSON_TYPE).end('{"error":"No such claim"}')
    const response = await site.get(CLAIMS)
    expect([response.status, await response.json(), response.headers.get('x-answered-by')]).toEqual([
      422,
      { error: 'No such claim' },
      'mfe-warranty',
    ])
  })

  it('that does not come in time has another code than a service that is down', async () => {
    register({ seconds: 1 })
    answer = (_, response) => void response.writeHead(200, JSON_TYPE).write('{')
    expect(await problemOf(await site.get(CLAIMS))).toMatchObject({ status: 504, code: 'serviceSlow' })
    const gone = await startClaimService(() => undefined)
    gone.stop()
    site.cms.services = [registered(gone.port)]
    clock += 60_000
    const down = await site.get(CLAIMS)
    expect(down.headers.get('x-answered-by')).toBeNull()
    expect(await problemOf(down)).toMatchObject({ status: 502, code: 'serviceDown' })
  })
})

describe('connections to services', () => {
  const asked = { method: 'GET', path: '/', headers: {}, body: null, signal: new AbortController().signal } as const
  const here = async () => [{ address: '127.0.0.1', family: 4 }]

  it.each([
    'https://10.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
    'http://93.184.215.14',
    'https://rebound.example',
    'https://localhost',
  ])('of a deployment do not go to %s', async (origin) => {
    const client = makeServiceClient('https://homes.example', here)
    await expect(client.ask(registered(service.port, { origin }), asked)).rejects.toMatchObject({
      code: 'serviceDown',
      message: 'Its address is not on the public internet by https.',
    })
    await client.close()
  })

  it('of one’s own machine go to this machine only where it is registered as such', async () => {
    const client = makeServiceClient('http://localhost:3000', here)
    expect((await client.ask(registered(service.port), asked)).status).toBe(200)
    await expect(client.ask(registered(service.port, { origin: `https://rebound.example:${service.port}` }), asked)).rejects.toMatchObject({
      code: 'serviceDown',
    })
    await client.close()
  })
})

it('derives another key from another secret', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((secret) => statementKey(secret.repeat(32)).jwk.x)
  expect(one).toBe(same)
  expect(one).not.toBe(other)
})
