import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerProcess } from '@framewell/server-kit/testing/serverProcess'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopEmbedded } from '../platform/database/embeddedPostgres'
import { freePort } from '../testing/freePort'
import { bundleServer, startServer } from '../testing/serverProcess'

const SITE = 'https://framewell.test'
const ADMIN = { email: 'ada@framewell.test', password: 'seven quiet steel trusses' }
const dataDir = mkdtempSync(join(tmpdir(), 'framewell-deployment-'))
// When root runs this, PostgreSQL runs as another user and needs access.
chmodSync(dataDir, 0o755)
let server: ServerProcess
beforeAll(async () => {
  await bundleServer()
  server = await startServer(dataDir, await freePort(), {
    SITE_URL: SITE,
    PAYLOAD_SECRET: 'payload-'.repeat(5),
    INTERNAL_SECRET: 'internal'.repeat(5),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
}, 600_000)
afterAll(async () => {
  await server?.stop('SIGTERM')
  await stopEmbedded(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)

async function ask(path: string, json?: object, cookie = '') {
  const answer = await fetch(`${server.origin}${path}`, {
    method: json ? 'POST' : 'GET',
    headers: { origin: SITE, 'content-type': 'application/json', cookie },
    body: json && JSON.stringify(json),
  })
  return { status: answer.status, body: await answer.json(), cookies: answer.headers.getSetCookie() }
}

it('a deployment lets its first super admin in only with a second factor; every cookie is bound to this host', async () => {
  const first = await ask('/api/session', { username: ADMIN.email, password: ADMIN.password })
  expect([first.status, first.body.code, first.cookies]).toEqual([401, 'enrolmentNeeded', []])
  const { ticket } = first.body.expected
  const { secret } = (await ask('/api/account/totp', { ticket })).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const enrolled = await ask('/api/account/totp/confirm', { ticket, code })
  expect([enrolled.status, enrolled.body.session.email]).toEqual([200, ADMIN.email])
  expect(enrolled.cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
    '__Host-framewell-device',
    '__Host-framewell-token',
    '__Host-fw-signed-in',
  ])
  for (const cookie of enrolled.cookies) expect(cookie).toMatch(/; Secure(=true)?(;|$)/)
  const session = enrolled.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  expect((await ask('/api/session', undefined, session)).body.session.email).toBe(ADMIN.email)
  // A super admin decides: the setting starts on, and off stays off.
  expect((await ask('/api/globals/security-settings', undefined, session)).body.secondFactorRequired).toBe(true)
})
