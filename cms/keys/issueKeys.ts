import { randomBytes, randomUUID } from 'node:crypto'
import type { Session } from '@framewell/domain/accounts/session'
import { CALLS } from '@framewell/domain/calls'
import type { issueApiKey as issueCall, revokeApiKey as revokeCall, rotateApiKey as rotateCall } from '@framewell/domain/keys/calls'
import { KEY_PREFIX, unknownScopes } from '@framewell/domain/keys/keyScopes'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { lockRow } from '../database/lockRow'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import { hashToken } from '../http/privateToken'
import { membersOf } from '../parties/companyOf'
import { findKeys, keyAnswer, type StoredKey } from './storedKey'

const DAY_MS = 86_400_000
const subject = (id: string) => ({ subjectType: 'api-keys', subjectId: id })
const facts = ({ name, prefix, companyName, actsFor, scopes, expiresAt }: StoredKey) => ({
  name,
  prefix,
  company: companyName,
  actsFor,
  scopes,
  expiresAt,
})

/** Makes a key; this answer is the only place where it stands whole. A company's key acts for its first owner. */
export const issueApiKey: Operation<typeof issueCall> = async ({ req, session, now, refuse }, { name, company, scopes, days }) => {
  const { maxDays, callsPerMinute } = await policy(req)
  if (days > maxDays)
    throw refuse('tooLong', { detail: `At most ${maxDays} days.`, fields: [{ path: 'days', message: `At most ${maxDays}` }] })
  const unknown = unknownScopes(scopes, CALLS)
  if (unknown.length > 0) throw refuse('invalidInput', { fields: [{ path: 'scopes', message: `Not a scope: ${unknown.join(', ')}` }] })
  const account = company ? await ownerOf(req, company) : signedIn(session).id
  if (account === undefined) throw refuse('unknownCompany')
  if (account === null) throw refuse('noOwner')
  const made = await makeKey(req, {
    name,
    company: company ?? null,
    account,
    scopes: [...new Set(scopes)].sort(),
    callsPerMinute,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  })
  await recordAudit(req, { action: 'api-key-issue', ...subject(made.stored.id), after: facts(made.stored) })
  return { apiKey: keyAnswer(made.stored), key: made.key }
}

/** The old key goes on for its hours of grace, never longer than it would have held. */
export const rotateApiKey: Operation<typeof rotateCall> = async ({ req, now, refuse }, { id, graceHours, days }) => {
  const old = await lockedKey(req, id)
  if (!old) throw refuse('unknownKey')
  if (old.state !== 'active') throw refuse('notActive')
  const { maxDays } = await policy(req)
  if (days > maxDays) throw refuse('tooLong', { detail: `At most ${maxDays} days.` })
  const ends = new Date(Math.min(Date.parse(old.expiresAt), now.getTime() + graceHours * 3_600_000))
  await req.payload.db.updateOne({ collection: 'api-keys', id, data: { expiresAt: ends.toISOString() }, req, returning: false })
  const { name, companyId: company, accountId: account, scopes, callsPerMinute } = old
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const made = await makeKey(req, { name, company, account, scopes, callsPerMinute, expiresAt })
  const after = { ...facts(made.stored), oldEnds: ends.toISOString() }
  await recordAudit(req, { action: 'api-key-rotate', ...subject(made.stored.id), before: facts(old), after })
  return { apiKey: keyAnswer(made.stored), key: made.key }
}

export const revokeApiKey: Operation<typeof revokeCall> = async ({ req, now, refuse }, { id, reason }) => {
  const old = await lockedKey(req, id)
  if (!old) throw refuse('unknownKey')
  if (old.state !== 'active') throw refuse('notActive')
  await req.payload.db.updateOne({ collection: 'api-keys', id, data: { revokedAt: now.toISOString(), reason }, req, returning: false })
  await recordAudit(req, { action: 'api-key-revoke', ...subject(id), before: facts(old), reason })
  return { apiKey: keyAnswer({ ...old, state: 'revoked', reason }) }
}

interface NewKey {
  readonly name: string
  readonly company: string | null
  readonly account: string
  readonly scopes: readonly string[]
  readonly callsPerMinute: number
  readonly expiresAt: Date
}

async function makeKey(req: PayloadRequest, { expiresAt, scopes, ...rest }: NewKey) {
  const id = randomUUID()
  const prefix = `${KEY_PREFIX}${randomBytes(6).toString('hex')}`
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`
  const data = { ...rest, prefix, scopes: [...scopes], expiresAt: expiresAt.toISOString(), keyHash: hashToken(key) }
  // Nobody may write keys through an API of their own; who may issue was decided by the call.
  await req.payload.db.create({ collection: 'api-keys', customID: id, data, req, returning: false })
  const [stored] = await findKeys(req, sql`k.id = ${id}`)
  if (!stored) throw new Error('A key that was just made is not there')
  return { key, stored }
}

async function lockedKey(req: PayloadRequest, id: string): Promise<StoredKey | undefined> {
  await lockRow(req, 'api-keys', id)
  return (await findKeys(req, sql`k.id = ${id}`))[0]
}

/** Undefined for a company that is not there, null for one whose people have no account. */
async function ownerOf(req: PayloadRequest, company: string): Promise<string | null | undefined> {
  const known = await req.payload.db.findOne({ collection: 'companies', where: { id: { equals: company } }, req })
  if (!known) return undefined
  const members = await membersOf(req, company)
  return (members.find(({ role }) => role === 'owner') ?? members[0])?.accountId ?? null
}

function signedIn(session: Session | null): Session {
  if (!session) throw new CallProblem('signInRequired')
  return session
}

async function policy(req: PayloadRequest) {
  return req.payload.findGlobal({ slug: 'key-policy', depth: 0, overrideAccess: false, req })
}
