import { randomBytes, randomUUID } from 'node:crypto'
import type { Session } from '@framewell/domain/accounts/session'
import { CALLS } from '@framewell/domain/calls'
import type { Refusal } from '@framewell/domain/http/refusal'
import type { issueApiKey as issueCall, revokeApiKey as revokeCall, rotateApiKey as rotateCall } from '@framewell/domain/keys/calls'
import { endOfGrace, keyChangeRefusal, keyHolder, keyRights, keyTerm } from '@framewell/domain/keys/keyRules'
import { KEY_PREFIX } from '@framewell/domain/keys/keyScopes'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { membersOf } from '../parties/companyOf'
import { recordAudit } from '../platform/audit/recordAudit'
import { lockRow } from '../platform/database/lockRow'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { Refusing } from '../platform/http/calls/callContext'
import { hashToken } from '../platform/http/calls/privateToken'
import { findKeys, keyAnswer, type StoredKey } from './storedKey'

const subject = (id: string) => ({ subjectType: 'api-keys', subjectId: id })
const facts = ({ name, prefix, companyName, actsFor, scopes, expiresAt }: StoredKey) => ({
  name,
  prefix,
  company: companyName,
  actsFor,
  scopes,
  expiresAt,
})

/** Issues a key; this answer is the only place that shows it whole. A company's key acts for its first owner. */
export const issueApiKey: Operation<typeof issueCall> = async ({ req, session, now, refuse }, { name, company, scopes, days }) => {
  const { maxDays, callsPerMinute } = await policy(req)
  const term = keyTerm(days, maxDays, now)
  if ('refusal' in term) throw refuse(term.refusal, term.more)
  const rights = keyRights(scopes, CALLS)
  if ('refusal' in rights) throw refuse(rights.refusal, rights.more)
  if (company && !(await req.payload.db.findOne({ collection: 'companies', where: { id: { equals: company } }, req })))
    throw refuse('unknownCompany')
  const actor = await actorOf(req, company ?? null, session)
  if ('refusal' in actor) throw refuse(actor.refusal)
  const made = await makeKey(req, {
    name,
    company: company ?? null,
    account: actor.accountId,
    ...rights,
    callsPerMinute,
    ...term,
  })
  await recordAudit(req, { action: 'api-key-issue', ...subject(made.stored.id), after: facts(made.stored) })
  return { apiKey: keyAnswer(made.stored), key: made.key }
}

/**
 * The old key stays valid for its hours of grace, never beyond its own end. The new one acts for whom a key issued now would: a staff key for
 * the operator who replaces it, who sees its secret.
 */
export const rotateApiKey: Operation<typeof rotateCall> = async ({ req, session, now, refuse }, { id, graceHours, days }) => {
  const old = await lockedKey({ req, refuse }, id)
  const { maxDays } = await policy(req)
  const term = keyTerm(days, maxDays, now)
  if ('refusal' in term) throw refuse(term.refusal, term.more)
  const actor = await actorOf(req, old.companyId, session)
  if ('refusal' in actor) throw refuse(actor.refusal)
  const oldEnds = endOfGrace(old.expiresAt, graceHours, now)
  await req.payload.db.updateOne({ collection: 'api-keys', id, data: { expiresAt: oldEnds }, req, returning: false })
  const { name, companyId: company, scopes, callsPerMinute } = old
  const made = await makeKey(req, { name, company, account: actor.accountId, scopes, callsPerMinute, ...term })
  const after = { ...facts(made.stored), oldEnds }
  await recordAudit(req, { action: 'api-key-rotate', ...subject(made.stored.id), before: facts(old), after })
  return { apiKey: keyAnswer(made.stored), key: made.key }
}

export const revokeApiKey: Operation<typeof revokeCall> = async ({ req, now, refuse }, { id, reason }) => {
  const old = await lockedKey({ req, refuse }, id)
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
  readonly expiresAt: string
}

async function makeKey(req: PayloadRequest, { scopes, ...rest }: NewKey) {
  const id = randomUUID()
  const prefix = `${KEY_PREFIX}${randomBytes(6).toString('hex')}`
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`
  const data = { ...rest, prefix, scopes: [...scopes], keyHash: hashToken(key) }
  // No API writes keys; the call decided who may issue them.
  await req.payload.db.create({ collection: 'api-keys', customID: id, data, req, returning: false })
  const [stored] = await findKeys(req, sql`k.id = ${id}`)
  if (!stored) throw new Error('A key that was just made is not there')
  return { key, stored }
}

/** An active key, locked until the transaction ends. */
async function lockedKey({ req, refuse }: Refusing<'unknownKey' | 'notActive'>, id: string): Promise<StoredKey> {
  await lockRow(req, 'api-keys', id)
  const [key] = await findKeys(req, sql`k.id = ${id}`)
  const no = keyChangeRefusal(key)
  if (!key || no) throw refuse(no?.refusal ?? 'unknownKey')
  return key
}

/** The account a key acts for: one of its company, or for staff keys the operator who makes it. */
async function actorOf(
  req: PayloadRequest,
  company: string | null,
  session: Session | null,
): Promise<{ readonly accountId: string } | Refusal<'noOwner'>> {
  if (company === null) return { accountId: signedIn(session).id }
  const found = keyHolder(await membersOf(req, company))
  return 'refusal' in found ? found : { accountId: found.holder.accountId }
}

function signedIn(session: Session | null): Session {
  if (!session) throw new CallProblem('signInRequired')
  return session
}

async function policy(req: PayloadRequest) {
  return req.payload.findGlobal({ slug: 'key-policy', depth: 0, overrideAccess: false, req })
}
