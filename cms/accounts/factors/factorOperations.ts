import { hasFactor, passkeyRefusal, recoveryRefusal, removalRefusal, totpRefusal } from '@framewell/domain/accounts/factorRules'
import type { factorCalls } from '@framewell/domain/accounts/factors'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/inTransaction'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { personById } from '../findAccount'
import { judgeCode } from './codeAttempt'
import { enrol, enrollingPerson, lockFactors, tellFactors } from './enrolling'
import { factorsOf, isFactorRequired } from './factorState'
import { askNewPasskey, keepPasskey, listPasskeys } from './passkeys'
import { makeRecoveryCodes } from './recoveryCodes'
import { removeFactors } from './removeFactors'
import { confirmTotpCode, makeTotp } from './totp'

type Calls = typeof factorCalls

export const getFactors: Operation<Calls['getFactors']> = async ({ req, session }) => {
  if (!session) throw new CallProblem('signInRequired')
  const state = await factorsOf(req, session.id)
  const { password, totp, directory, codes } = state
  return {
    ways: { password, totp, directory, passkey: state.passkeys > 0 },
    recoveryCodesLeft: codes,
    passkeys: await listPasskeys(req, session.id),
    required: await isFactorRequired(req, session.role, state),
  }
}

export const startTotp: Operation<Calls['startTotp']> = async (context, { ticket }) => {
  const person = await enrollingPerson(context, ticket)
  const no = totpRefusal(await factorsOf(context.req, person.id))
  if (no) throw context.refuse(no.refusal)
  return makeTotp(context.req, person)
}

export const confirmTotp: Operation<Calls['confirmTotp']> = async (context, { ticket, code }) => {
  const { req, refuse } = context
  const person = await enrollingPerson(context, ticket)
  const judged = await judgeCode(req, person.id, code, async () =>
    (await inTransaction(req, () => confirmTotpCode(req, person.id, code))) ? 'totp' : undefined,
  )
  if ('lockedSeconds' in judged) throw refuse('tooManyTries', { retryAfterSeconds: judged.lockedSeconds })
  if ('wrong' in judged) throw refuse('wrongCode')
  return enrol(context, person, { ticket, means: 'totp', what: 'An authenticator app was added.' })
}

export const startPasskey: Operation<Calls['startPasskey']> = async (context, { ticket }) => {
  const person = await enrollingPerson(context, ticket)
  const no = passkeyRefusal(await factorsOf(context.req, person.id))
  if (no) throw context.refuse(no.refusal)
  return askNewPasskey(context.req, person)
}

export const addPasskey: Operation<Calls['addPasskey']> = async (context, { ticket, ceremony, name, credential }) => {
  const person = await enrollingPerson(context, ticket)
  const kept = await keepPasskey(context.req, person.id, { ceremony, name, given: credential })
  if (kept === 'unknownTicket') throw context.refuse('unknownTicket')
  if (!kept) throw context.refuse('refusedPasskey')
  return enrol(context, person, { ticket, means: 'passkey', what: `The passkey “${name}” was added.` })
}

export const removePasskey: Operation<Calls['removePasskey']> = async ({ req, session, refuse }, { id }) => {
  if (!session) throw new CallProblem('signInRequired')
  await lockFactors(req, session.id)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from passkeys where id = ${id} and account_id = ${session.id} returning name`)
  if (!rows[0]) throw refuse('unknownPasskey')
  const state = await factorsOf(req, session.id)
  const no = removalRefusal(state, await isFactorRequired(req, session.role, state))
  if (no) throw refuse(no.refusal)
  await afterRemoval(req, session.id)
  await tellFactors(req, session, 'factor-remove', `The passkey “${String(rows[0].name)}” was removed.`)
  return { removed: true }
}

export const removeTotp: Operation<Calls['removeTotp']> = async ({ req, session, refuse }) => {
  if (!session) throw new CallProblem('signInRequired')
  await lockFactors(req, session.id)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from totp_factors where account_id = ${session.id} returning confirmed_at`)
  const state = await factorsOf(req, session.id)
  const no = removalRefusal(state, await isFactorRequired(req, session.role, state))
  if (no) throw refuse(no.refusal)
  await afterRemoval(req, session.id)
  if (rows[0]?.confirmed_at) await tellFactors(req, session, 'factor-remove', 'The authenticator app was removed.')
  return { removed: true }
}

/** Recovery codes replace a factor; without any factor they are useless. */
async function afterRemoval(req: PayloadRequest, account: string): Promise<void> {
  if (hasFactor(await factorsOf(req, account))) return
  const db = await transactionOf(req)
  await db.execute(sql`delete from recovery_codes where account_id = ${account}`)
}

export const newRecoveryCodes: Operation<Calls['newRecoveryCodes']> = async ({ req, session, refuse }) => {
  if (!session) throw new CallProblem('signInRequired')
  const no = recoveryRefusal(await factorsOf(req, session.id))
  if (no) throw refuse(no.refusal)
  const recoveryCodes = await makeRecoveryCodes(req, session.id)
  await tellFactors(req, session, 'recovery-codes-new', 'New recovery codes were made; the old ones open nothing any more.')
  return { recoveryCodes }
}

export const resetFactorsOf: Operation<Calls['resetFactorsOf']> = async ({ req, refuse }, { account, reason }) => {
  const person = await personById(req, account)
  if (!person) throw refuse('unknownAccount')
  await removeFactors(req, person, reason)
  return { reset: true }
}
