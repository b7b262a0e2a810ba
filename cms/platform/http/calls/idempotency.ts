import { createHash } from 'node:crypto'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { RETENTION } from '@framewell/domain/retention/retention'
import type { PayloadRequest } from 'payload'
import type { IdempotencyRecord } from '../../../payload-types'
import { tryLock } from '../../database/lock'
import { jsonAnswer } from './answerFor'
import { CallProblem } from './CallProblem'
import type { CallContext } from './callContext'
import { isHashOf, keyedHash, openAnswer, sealAnswer } from './sealedAnswer'

/** Long enough that a stranger's key cannot be guessed: strangers have no account to scope it by. */
const KEY = /^[\x21-\x7e]{16,128}$/

/**
 * Answers a creating call once per Idempotency-Key. The record is written in the operation's own transaction: both exist or neither does. A
 * refusal leaves no record, so a corrected attempt may use the same key.
 * @throws CallProblem requestInFlight while the first is running, idempotencyMismatch for another body under the same key.
 */
export async function answerOnce(
  call: AnyCall,
  { req, session }: CallContext,
  input: unknown,
  run: () => Promise<Response>,
): Promise<Response> {
  const key = keyOf(call, req)
  if (key === null) return run()
  if (!KEY.test(key))
    throw new CallProblem('idempotencyKeyLength', {
      fields: [{ path: 'Idempotency-Key', message: SHARED_PROBLEMS.idempotencyKeyLength.message }],
    })
  const scope = scopeOf(call, session, key)
  const body = JSON.stringify(input)
  if (!(await tryLock(req, 'idempotency', scope))) throw new CallProblem('requestInFlight', { retryAfterSeconds: 1 })
  const where = { scope: { equals: scope } }
  const kept = await req.payload.db.findOne<IdempotencyRecord>({ collection: 'idempotency-records', where, req })
  if (kept && Date.parse(kept.expiresAt) > Date.now()) {
    if (!isHashOf(kept.bodyHash, body, key, scope)) throw new CallProblem('idempotencyMismatch')
    const replay = jsonAnswer(openAnswer(kept.answer, key, scope), kept.status)
    replay.headers.set('idempotency-replayed', 'true')
    return replay
  }
  if (kept) await req.payload.db.deleteOne({ collection: 'idempotency-records', where, req })
  const response = await run()
  const record = {
    scope,
    call: call.name,
    bodyHash: keyedHash(body, key, scope),
    status: response.status,
    answer: sealAnswer(await response.clone().text(), key, scope),
    expiresAt: inHours(RETENTION.idempotencyRecords.hours),
  }
  await req.payload.db.create({ collection: 'idempotency-records', data: record, req })
  return response
}

/** Whether an answer is stored under a request's key. */
export async function isAnswered(call: AnyCall, { req, session }: CallContext): Promise<boolean> {
  const key = keyOf(call, req)
  if (key === null) return false
  const where = { scope: { equals: scopeOf(call, session, key) } }
  const kept = await req.payload.db.findOne<IdempotencyRecord>({ collection: 'idempotency-records', where, req })
  return kept !== null && Date.parse(kept.expiresAt) > Date.now()
}

const keyOf = (call: AnyCall, req: PayloadRequest) => (call.idempotent ? req.headers.get('idempotency-key') : null)
const scopeOf = (call: AnyCall, session: CallContext['session'], key: string) => hash(`${call.name}\n${session?.id ?? 'public'}\n${key}`)

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
