import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import type { Findings } from './Findings'
import { type Asker, type Builder, builder, CREDIT, callerOf } from './owners'
import { signInFrom } from './roles'
import type { Target } from './target'

/** Password `builder` signs up with. */
const PASSWORD = 'seven quiet steel trusses'
const OWN_NETWORK_TRIES = 5
const EVERYWHERE_TRIES = 20
const STORM = { codes: 400, addresses: 40 }

/**
 * An attacker with a person's session or password: takes over no unproved address, exceeds no guessing limit by any path, gains nothing by
 * sending codes simultaneously, and does not lock out the owner.
 */
export async function attackIdentity(target: Target, findings: Findings, pool: pg.Pool): Promise<void> {
  const asker = callerOf(target)
  const operator = await signInFrom(target, 'operator', '198.51.100.210')
  await attackAddress(asker, findings, await builder(asker, pool, operator))
  await attackPassword(asker, target, findings, await builder(asker, pool, operator))
  await attackCodes(asker, target, findings, await builder(asker, pool, operator))
  await attackTypedNames(asker, findings, pool)
}

async function attackAddress(asker: Asker, findings: Findings, attacker: Builder): Promise<void> {
  const victim = `${randomUUID()}@victims.test`
  const marker = `Victim ${randomUUID().slice(0, 8)}`
  const applied = await asker('POST', '/api/qualification/apply', { json: { ...CREDIT, contactName: marker, email: victim } })
  const { id, token }: { id: string; token: string } = JSON.parse(applied.text)
  const { cookie } = attacker
  const account = `/api/accounts/${attacker.id}`
  const ways: readonly (readonly [string, string, object])[] = [
    ['PATCH', account, { email: victim, currentPassword: PASSWORD }],
    ['PATCH', `${account}?depth=0&draft=true`, { email: victim.toUpperCase(), currentPassword: PASSWORD }],
    ['PATCH', `/api/accounts?where[id][equals]=${attacker.id}`, { email: victim }],
    ['POST', '/api/account/address', { email: victim, currentPassword: PASSWORD }],
    ['POST', '/api/address/confirm', { token: 'x'.repeat(43) }],
    ['POST', '/api/address/stop', { token: 'x'.repeat(43) }],
  ]
  for (const [method, path, json] of ways) {
    const answer = await asker(method, path, { cookie, json })
    const asked = path === '/api/account/address'
    findings.check(asked ? answer.status === 200 : answer.status >= 400 && answer.status < 500, `${method} ${path} → ${answer.status}`)
    const session = (await asker('GET', '/api/session', { cookie })).text
    findings.check(session.includes(attacker.email) && !session.includes(victim), `${method} ${path} took an address that nobody proved`)
    const claim = await asker('POST', '/api/claims', { cookie, json: { kind: 'credit-decision', id, token } })
    findings.check(claim.status === 409, `after ${method} ${path} a victim's decision was claimed → ${claim.status}`)
  }
}

async function attackPassword(asker: Asker, target: Target, findings: Findings, owner: Builder): Promise<void> {
  const { cookie } = owner
  const paths: readonly (readonly [string, (guess: string) => object])[] = [
    ['/api/session/check', (password) => ({ password })],
    ['/api/password', (currentPassword) => ({ currentPassword, password: 'nine quiet steel beams' })],
    ['/api/account/address', (currentPassword) => ({ email: 'else@where.test', currentPassword })],
  ]
  for (const [at, [path, body]] of paths.entries()) {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        statusOf(target, path, { cookie, address: `198.18.${at}.7`, json: body(`guess ${guess} of a password`) }),
      ),
    )
    const judged = statuses.filter((status) => status === 403).length
    findings.check(judged <= OWN_NETWORK_TRIES, `${path}: ${judged} of 40 guesses with a stolen session were judged`)
  }
  const patched = await asker('PATCH', `/api/accounts/${owner.id}`, {
    cookie,
    json: { password: 'nine quiet steel beams', currentPassword: PASSWORD },
  })
  findings.check(patched.status === 400, `PATCH accounts judged a password → ${patched.status}`)
}

async function attackCodes(asker: Asker, target: Target, findings: Findings, owner: Builder): Promise<void> {
  const { secret }: { secret: string } = JSON.parse((await asker('POST', '/api/account/totp', { cookie: owner.cookie, json: {} })).text)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const confirmed = await asker('POST', '/api/account/totp/confirm', { cookie: owner.cookie, json: { code: totp.generate() } })
  const { recoveryCodes }: { recoveryCodes: string[] } = JSON.parse(confirmed.text)
  const ticket = async () => {
    const answer = await asker('POST', '/api/session', { json: { username: owner.email, password: PASSWORD } })
    const { expected }: { expected?: { ticket: string } } = JSON.parse(answer.text)
    return expected?.ticket ?? ''
  }
  const stolen = await ticket()
  const code = (at: number) => totp.generate({ timestamp: Date.now() + (at + 100) * 30_000 })
  const statuses = await Promise.all(
    Array.from({ length: STORM.codes }, (_, at) =>
      statusOf(target, '/api/session/second-factor', {
        address: `198.19.${at % STORM.addresses}.7`,
        json: { ticket: stolen, code: code(at) },
      }),
    ),
  )
  const judged = statuses.filter((status) => status === 400).length
  findings.check(judged <= EVERYWHERE_TRIES, `${judged} of ${STORM.codes} wrong codes at once were judged`)
  findings.check(!statuses.includes(200), 'a wrong code opened a session')
  const opened = await asker('POST', '/api/session/second-factor', { json: { ticket: await ticket(), code: recoveryCodes[0] } })
  findings.check(opened.status === 200, `wrong codes of others kept the owner's recovery code out → ${opened.status}`)
}

async function attackTypedNames(asker: Asker, findings: Findings, pool: pg.Pool): Promise<void> {
  const typed = `Typed${randomUUID().slice(0, 8)}`
  await asker('POST', '/api/session', { json: { username: typed, password: 'x' } })
  await asker('POST', '/api/accounts/login', { json: { email: `${typed}@x.test`, password: 'x' } })
  const { rows } = await pool.query('select 1 from audit_records a where position(lower($1) in lower(to_jsonb(a)::text)) > 0', [typed])
  findings.check(rows.length === 0, 'a name typed at sign-in is in the audit trail')
}

async function statusOf(
  target: Target,
  path: string,
  { address, cookie, json }: { readonly address: string; readonly cookie?: string; readonly json: object },
): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${target.cmsPort}${path}`, {
    method: 'POST',
    headers: { ...target.as(address), 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(json),
  })
  await answer.body?.cancel()
  return answer.status
}
