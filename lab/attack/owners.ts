import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { CALLS } from '../../domain/calls'
import { requestFor } from '../../domain/http/callApi'
import { LINK_TOKEN_HEADER } from '../../domain/http/linkToken'
import type { Findings } from './Findings'
import { signInFrom } from './roles'
import type { Target } from './target'

export const CREDIT = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '3-6 months',
  budgetScale: 'Large (>$500K)',
  familiarityWithSteel: 'New to steel framing',
  contactName: 'Ada Owner',
}
const QUOTE = { planId: 'the-bova-plan', choice1: 'tough', choice2: 'efficient', choice3: 'mid', totalPrice: 262_500 }
const PRODUCTION = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
const CONFIGURATION = { configurator: 'steel', path: '/steel-configurator', state: { planType: 'catalog' } }
/** Members a record's author must not be able to set. */
const WISHES = {
  ...{ id: randomUUID(), tier: 'Premium', score: 100, assignedCreditLimit: 1e9, status: 'settled', number: 'FW-2026-00001', revision: 99 },
  ...{ totalCents: 1, priceBookVersion: 999, company: randomUUID(), companyId: randomUUID(), role: 'super_admin', actor: 'nobody' },
  ...{ tokenHash: 'x', validUntil: '2099-01-01T00:00:00.000Z', createdAt: '2001-01-01T00:00:00.000Z', lines: [], milestones: [] },
}
/** Fields no answer may contain, for anybody. (Session numbers in one's own account are harmless.) */
const SECRET_FIELDS = /"(hash|salt|tokenHash|token_hash|resetPasswordToken|bodyHash|body_hash|keyHash|sealed)":/

interface Things {
  readonly decision: { readonly id: string; readonly token: string }
  readonly quote: { readonly id: string; readonly token: string }
  readonly production: { readonly id: string; readonly token: string }
  readonly configuration: { readonly id: string; readonly token: string }
}

/**
 * Two builders with a company each. Nobody else opens the first one's things by id, with no token, another one's or an invented one; once
 * claimed, the link alone changes nothing; no record accepts its author's price, tier, owner or number.
 */
export async function attackOwners(target: Target, findings: Findings, pool: pg.Pool): Promise<void> {
  const asker = callerOf(target)
  const operator = await signInFrom(target, 'operator', '198.51.100.200')
  const [first, second] = [await builder(asker, pool, operator), await builder(asker, pool, operator)]
  const theirs = await makeThings(asker, findings, first.email)
  const others = await makeThings(asker, findings, second.email)
  for (const [kind, thing] of [
    ['credit-decision', theirs.decision] as const,
    ['quote', theirs.quote] as const,
    ['production', theirs.production] as const,
  ]) {
    const taken = await asker('POST', '/api/claims', { cookie: second.cookie, json: { kind, ...thing } })
    findings.check(taken.status === 409, `${kind}: somebody with another address took it → ${taken.status}`)
    const own = await asker('POST', '/api/claims', { cookie: first.cookie, json: { kind, ...thing } })
    findings.check(own.status === 200, `${kind}: its owner could not take it → ${own.status}`)
  }
  const foreign = { stranger: undefined, 'another builder': second.cookie, partner: await signInFrom(target, 'partner', '198.51.100.201') }
  /** A public read's answer for an unknown id; the answer for another's id may be the same. */
  const answerForNobody = async (call: (typeof CALLS)[number]) =>
    call.method === 'GET' ? (await asker('GET', call.path.replaceAll(/\{\w+\}/g, randomUUID()))).text : undefined
  const ids = { ...idsOf(theirs), account: first.id, company: first.company }
  for (const [who, cookie] of Object.entries(foreign)) {
    for (const call of CALLS.filter(({ path, access }) => path.includes('{') && access !== 'internal')) {
      for (const [what, id] of Object.entries(ids)) {
        for (const [how, token] of [
          ['no token', undefined],
          ['another token', others.quote.token],
          ['a made-up token', 'x'.repeat(43)],
        ] as const) {
          const input = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]))
          const { url, body } = requestFor(call, {
            ...input,
            ...(token && call.method !== 'GET' && call.method !== 'DELETE' ? { token } : {}),
          })
          const answer = await asker(call.method, url, { cookie, json: body === undefined ? undefined : JSON.parse(body), token })
          const saysNothing = answer.status === 200 && answer.text === (await answerForNobody(call))
          findings.check(
            saysNothing || (answer.status >= 400 && answer.status < 500),
            `${call.name} with the ${what} of somebody else by ${who}, ${how} → ${answer.status}`,
          )
        }
      }
    }
    // Earlier attempts count against these things; this part tests the owner's rights.
    await pool.query('truncate rate_limits')
    const changes = [
      ['POST', `/api/quotes/${theirs.quote.id}/email`, theirs.quote],
      ['POST', `/api/qualification/decisions/${theirs.decision.id}/email`, theirs.decision],
      ['POST', '/api/ultra-quotes', { ...QUOTE, revises: theirs.quote }],
    ] as const
    for (const [method, path, json] of changes) {
      const answer = await asker(method, path, { cookie, json })
      findings.check([401, 403, 404].includes(answer.status), `${path} of a claimed thing by ${who} with its link → ${answer.status}`)
    }
  }
  await attackFields(asker, findings, first)
}

/** Payload's REST API: nobody reads another's account, filters or sorts by hidden fields, or writes protected ones. */
async function attackFields(asker: Asker, findings: Findings, { cookie, id }: Builder): Promise<void> {
  const hidden = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'tokenHash', 'bodyHash', 'keyHash', 'answer']
  const collections = ['accounts', 'credit-applications', 'issued-quotes', 'plan-productions', 'companies', 'people', 'audit-records']
  for (const collection of [...collections, 'outgoing-mail', 'idempotency-records', 'ship-keys', 'fabricators', 'pages', 'media']) {
    for (const query of [
      '?depth=5&limit=100',
      ...hidden.map((field) => `?where[${field}][like]=a`),
      ...hidden.map((field) => `?sort=${field}`),
    ]) {
      const answer = await asker('GET', `/api/${collection}${query}`, { cookie })
      findings.check(answer.status < 500, `${collection}${query} → ${answer.status}`)
      findings.check(!SECRET_FIELDS.test(answer.text), `${collection}${query} shows a field that is nobody's`)
      const filtered = query.startsWith('?where') || query.startsWith('?sort')
      const rows = answer.status === 200 && filtered ? countOf(answer.text) : 0
      findings.check(
        collection === 'pages' || rows === 0 || (collection === 'accounts' && rows <= 1),
        `${collection}${query} finds ${rows} rows`,
      )
    }
  }
  const wishes = {
    role: 'super_admin',
    hash: 'x',
    salt: 'y',
    sessions: [],
    loginAttempts: 0,
    lockUntil: null,
    id: randomUUID(),
    email: 'x@y.example',
  }
  for (const [field, value] of Object.entries(wishes)) {
    const answer = await asker('PATCH', `/api/accounts/${id}`, { cookie, json: { [field]: value } })
    findings.check(answer.status < 500, `PATCH accounts ${field} → ${answer.status}`)
  }
  const session: { session?: { role?: string; id?: string } } = JSON.parse((await asker('GET', '/api/session', { cookie })).text)
  findings.check(session.session?.role === 'builder' && session.session.id === id, 'a builder gave themselves another role')
}

interface Asked {
  readonly status: number
  readonly text: string
  readonly cookie: string
}
export type Asker = (
  method: string,
  path: string,
  more?: { cookie?: string | undefined; json?: unknown; token?: string | undefined },
) => Promise<Asked>

/** Each request from its own address, because limits are attacked separately. */
export function callerOf(target: Target): Asker {
  let asked = 0
  return async (method, path, { cookie, json, token } = {}) => {
    asked += 1
    const answer = await fetch(`http://127.0.0.1:${target.cmsPort}${path}`, {
      method,
      headers: {
        ...target.as(`10.200.${(asked >> 8) & 255}.${asked & 255}`),
        ...(cookie ? { cookie } : {}),
        ...(token ? { [LINK_TOKEN_HEADER]: token } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(20_000),
    })
    const streams = /event-stream|pdf|zip|octet/.test(answer.headers.get('content-type') ?? '')
    const text = streams ? '' : await answer.text()
    if (streams) await answer.body?.cancel()
    return { status: answer.status, text, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
}

export interface Builder {
  readonly email: string
  readonly cookie: string
  readonly id: string
  readonly company: string
}

/** A builder with a company, by an operator's invitation. Its mail is sealed, so the invitation gets a known token. */
export async function builder(asker: Asker, pool: pg.Pool, operator: string): Promise<Builder> {
  const email = `${randomUUID()}@owners.test`
  const json = { name: 'Ada Owner', email, kind: 'builder', companyName: `Owners ${email.slice(0, 8)}` }
  const invited: { invitation: { id: string } } = JSON.parse((await asker('POST', '/api/invitations', { cookie: operator, json })).text)
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await pool.query('update party_invitations set token_hash = $1 where id = $2', [hash, invited.invitation.id])
  const accepted = await asker('POST', '/api/invitations/accept', {
    json: { token, name: 'Ada Owner', password: 'seven quiet steel trusses' },
  })
  const { session, company }: { session: { id: string }; company: { id: string } } = JSON.parse(accepted.text)
  return { email, cookie: accepted.cookie, id: session.id, company: company.id }
}

async function makeThings(asker: Asker, findings: Findings, email: string): Promise<Things> {
  const contact = { name: 'Ada Owner', email }
  const make = async (path: string, json: object) => {
    const { status, text } = await asker('POST', path, { json: { ...WISHES, ...json } })
    findings.check(status < 300, `${path} with wishes → ${status}`)
    for (const [field, wish] of Object.entries(WISHES)) {
      const kept = typeof wish === 'string' || typeof wish === 'number' ? text.includes(`"${field}":${JSON.stringify(wish)}`) : false
      findings.check(!kept, `${path} takes over ${field} from who asks`)
    }
    findings.check(!SECRET_FIELDS.test(text), `${path} shows a field that is nobody's`)
    return JSON.parse(text)
  }
  const decision = await make('/api/qualification/apply', { ...CREDIT, email })
  const quote = await make('/api/ultra-quotes', { ...QUOTE, contact })
  const production = await make('/api/production', { ...PRODUCTION, contact })
  const configuration = await make('/api/configurations', CONFIGURATION)
  return {
    decision: { id: decision.id, token: decision.token },
    quote: { id: quote.quote.id, token: quote.token },
    production: { id: production.production.id, token: production.token },
    configuration: { id: configuration.configuration.id, token: configuration.token },
  }
}

function idsOf(things: Things): Record<string, string> {
  return Object.fromEntries(Object.entries(things).map(([what, { id }]: [string, { id: string }]) => [what, id]))
}

function countOf(text: string): number {
  const parsed: { docs?: unknown[] } = JSON.parse(text)
  return parsed.docs?.length ?? 0
}
