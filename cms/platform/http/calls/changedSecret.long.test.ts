import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerProcess } from '@framewell/server-kit/testing/serverProcess'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSignIns } from '../../../accounts/demoAccounts'
import { freePort } from '../../../testing/freePort'
import { CONTACT, PLAN } from '../../../testing/quoteDesk'
import { bundleServer, startServer } from '../../../testing/serverProcess'
import { stopEmbedded } from '../../database/embeddedPostgres'

const dataDir = mkdtempSync(join(tmpdir(), 'framewell-secrets-'))
// When root runs this, PostgreSQL runs as another user and needs access.
chmodSync(dataDir, 0o755)
const [FIRST, SECOND] = ['first'.repeat(8), 'second'.repeat(8)]
let server: ServerProcess
beforeAll(bundleServer, 600_000)
afterAll(async () => {
  await server?.stop('SIGTERM')
  await stopEmbedded(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)

const start = async (settings: Record<string, string>) => {
  await server?.stop('SIGTERM')
  server = await startServer(dataDir, await freePort(), { INTERNAL_SECRET: 'internal'.repeat(4), ...settings })
}
async function ask(path: string, { json, cookie, headers }: { json?: object; cookie?: string; headers?: Record<string, string> } = {}) {
  const answer = await fetch(`${server.origin}${path}`, {
    method: json ? 'POST' : 'GET',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
    body: json && JSON.stringify(json),
  })
  const session = answer.headers.getSetCookie().find((one) => one.startsWith('framewell-token='))
  return {
    status: answer.status,
    body: await answer.json(),
    cookie: session?.split(';')[0] ?? '',
    replayed: answer.headers.get('idempotency-replayed'),
  }
}
const operator = demoSignIns.find(({ role }) => role === 'operator') ?? { email: '', password: '' }
const signIn = () => ask('/api/session', { json: { username: operator.email, password: operator.password } })
const open = ({ quote, token }: { quote: { id: string }; token: string }) =>
  ask(`/api/quotes/${quote.id}`, { headers: { 'x-link-token': token } })

it('a new secret, with the earlier one configured, opens existing data and seals it again', async () => {
  await start({ PAYLOAD_SECRET: FIRST })
  const { cookie } = await signIn()
  const app = (await ask('/api/account/totp', { json: {}, cookie })).body
  const code = (stepsOn: number) =>
    new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: Date.now() + stepsOn * 30_000 })
  expect((await ask('/api/account/totp/confirm', { json: { code: code(-1) }, cookie })).status).toBe(200)
  const sent = { json: { ...PLAN, contact: CONTACT }, headers: { 'idempotency-key': 'a-key-of-the-first-secret' } }
  const quote = (await ask('/api/ultra-quotes', sent)).body
  const revises = { id: quote.quote.id, token: quote.token }
  const revision = (await ask('/api/ultra-quotes', { json: { ...PLAN, choice3: PLAN.choice3, revises } })).body

  await start({ PAYLOAD_SECRET: SECOND, PAYLOAD_SECRET_PREVIOUS: FIRST })
  expect((await ask('/api/session', { cookie })).body.session).toBe(null)
  const { ticket } = (await signIn()).body.expected
  const again = await ask('/api/session/second-factor', { json: { ticket, code: code(0) } })
  expect(again.status).toBe(200)
  const opened = await open(quote)
  expect([opened.status, opened.body.newest]).toEqual([200, { revision: 2, privateLink: revision.privateLink }])
  const repeated = await ask('/api/ultra-quotes', sent)
  expect([repeated.status, repeated.replayed, repeated.body.token]).toEqual([200, 'true', quote.token])

  await start({ PAYLOAD_SECRET: SECOND })
  const last = (await signIn()).body.expected.ticket
  expect((await ask('/api/session/second-factor', { json: { ticket: last, code: code(1) } })).status).toBe(200)
  // An existing link still works; links that only the earlier secret could make are no longer given out.
  const held = await open(revision)
  expect([held.status, (await open(quote)).body.newest]).toEqual([200, null])
}, 600_000)
