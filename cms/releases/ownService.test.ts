import { createPublicKey } from 'node:crypto'
import { getForwardedServices, getStatementKeys, listRemoteServices, servicePath } from '@framewell/domain/releases/ownService'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { whyClosedOrigin } from './whyClosedOrigin'

const REMOTE = 'mfe-warranty'
const ORIGIN = 'https://93.184.215.14:8443'

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

const decide = async (change: Record<string, unknown> = {}, cookie = desk.operator.cookie) => {
  const json = { remote: REMOTE, origin: ORIGIN, methods: ['POST', 'GET'], reason: 'Their claims', ...change }
  const answer = await cms.request('/api/releases/services', { json, cookie })
  return { status: answer.status, body: await answer.json() }
}
const forwarded = async () =>
  getForwardedServices.output.parse(await (await cms.request('/api/releases/forwarded', { internal: true })).json()).services

describe('a micro-frontend’s own service', () => {
  it('is forwarded to from an operator’s decision on, on record, until another one', async () => {
    expect(await forwarded()).toEqual([])
    const service = { remote: REMOTE, origin: ORIGIN, methods: ['GET', 'POST'], perMinute: 120, bodyKb: 64, answerKb: 1024, seconds: 10 }
    expect(await decide()).toMatchObject({ status: 200, body: { ...service, decidedBy: desk.operator.email } })
    expect(await forwarded()).toEqual([service])
    expect(await desk.auditOf(REMOTE)).toMatchObject({
      action: 'remote-service',
      actorEmail: desk.operator.email,
      reason: 'Their claims',
      before: { origin: null },
      after: service,
    })
    const listed = await cms.request('/api/releases/services', { cookie: desk.operator.cookie })
    expect(listRemoteServices.output.parse(await listed.json()).remotes.map(({ remote }) => remote)).toContain('mfe-portal')
    expect((await decide({ origin: null })).status).toBe(200)
    expect(await forwarded()).toEqual([])
  })

  it('is decided by operators only, and read by hosts only', async () => {
    expect((await decide({}, (await cms.signInAs('editor')).cookie)).status).toBe(403)
    expect((await decide({}, '')).status).toBe(401)
    expect((await cms.request('/api/releases/forwarded', { cookie: desk.operator.cookie })).status).toBe(403)
  })

  it.each([
    ['https://10.1.2.3', 422, 'privateAddress'],
    ['https://[::1]:8443', 200, undefined],
    ['https://169.254.169.254', 422, 'privateAddress'],
    ['https://0x7f.1:8443', 200, undefined],
    ['https://2886794753', 422, 'privateAddress'],
    ['https://db.internal', 422, 'privateAddress'],
    ['http://93.184.215.14', 422, 'privateAddress'],
    ['https://claims.example.com/path', 400, 'invalidInput'],
    ['https://user@claims.example.com', 400, 'invalidInput'],
    ['file:///etc/passwd', 400, 'invalidInput'],
    ['http://localhost:4001', 200, undefined],
  ])('at %s: %d', async (origin, status, code) => {
    const { status: answered, body } = await decide({ origin })
    expect([answered, body.code]).toEqual([status, code])
  })

  it('is on this machine for nobody but its own developer', async () => {
    for (const origin of ['http://localhost:4001', 'http://127.0.0.1:4001', 'https://localhost'])
      expect(await whyClosedOrigin(origin, { local: false })).toBe('privateAddress')
  })

  it('is looked up when it is registered: one private address closes its name, and a name without any is said', async () => {
    const at = (...addresses: string[]) => ({ local: false, resolve: async () => addresses.map((address) => ({ address, family: 4 })) })
    const lost = { local: false, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
    expect(await whyClosedOrigin('https://claims.example.com', at('93.184.215.14'))).toBeNull()
    expect(await whyClosedOrigin('https://claims.example.com', at('93.184.215.14', '10.0.0.1'))).toBe('privateAddress')
    expect(await whyClosedOrigin('https://claims.example.com', lost)).toBe('unknownName')
  })

  it('has statements that anybody can check with the public key', async () => {
    const answer = await cms.request('/api/releases/statement-keys')
    const [key] = getStatementKeys.output.parse(await answer.json()).keys
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
    expect(key && createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' }).asymmetricKeyType).toBe('ed25519')
  })
})

describe('a release that has a service of its own', () => {
  it('is refused until one is registered', async () => {
    await decide({ origin: null })
    expect(await desk.ship({ remote: REMOTE, service: true })).toMatchObject({ status: 422, body: { code: 'noService' } })
    await decide()
    expect((await desk.ship({ remote: REMOTE, service: true })).status).toBe(200)
  })

  it.each([
    ['another’s', `${servicePath('mfe-other')}claims`, true, 'which is the service of another micro-frontend'],
    ['its own without saying so', `${servicePath(REMOTE)}claims`, undefined, 'export ownService = true in routes.ts'],
    ['its own', `${servicePath(REMOTE)}claims`, true, undefined],
  ] as const)('and asks %s', async (_, path, service, words) => {
    await decide()
    const call = JSON.stringify({ name: 'listClaims', path })
    const widget = `({ shell }) => { shell.call(${call}, {}); return null }`
    const app = `{ contract: 1, routes: {}, widgets: { claim: ${widget} } }`
    const { status, body } = await desk.ship({
      remote: REMOTE,
      widgets: ['claim'],
      service,
      serverPrelude: `module.exports = { default: ${app} }; return`,
    })
    if (words === undefined) expect(status).toBe(200)
    else expect([status, body.code, body.detail]).toEqual([422, 'brokenAtDraw', expect.stringContaining(words)])
  })
})
