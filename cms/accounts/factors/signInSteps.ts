import type { factorCalls } from '@framewell/domain/accounts/factors'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { judgeCode } from './codeAttempt'
import { beginSession } from './enrolling'
import { factorsOf } from './factorState'
import { askAnyPasskey, takePasskey } from './passkeys'
import { readTicket, spendTicket } from './tickets'

type Calls = typeof factorCalls
const nothing = z.object({})

/** The second step of a sign-in after a correct password. */
export const confirmSignIn: Operation<Calls['confirmSignIn']> = async (context, { ticket, code }) => {
  const { req, refuse } = context
  const known = await readTicket(req, ticket, 'second-factor', nothing)
  if (!known?.account) throw refuse('unknownTicket')
  const judged = await judgeCode(req, known.account, code)
  if ('right' in judged) {
    // Spent before the session is opened: one sign-in opens one.
    if (!(await spendTicket(req, ticket, 'second-factor', nothing))) throw refuse('unknownTicket')
    return { session: await beginSession(context, known.account, judged.right) }
  }
  await recordAudit(req, { action: 'second-factor-failed', subjectType: 'accounts', subjectId: known.account })
  if ('lockedSeconds' in judged) throw refuse('tooManyTries', { retryAfterSeconds: judged.lockedSeconds })
  throw refuse('wrongCode')
}

export const askPasskey: Operation<Calls['askPasskey']> = async ({ req }) => askAnyPasskey(req)

/** A passkey alone signs in, except to an account that a company's directory vouches for. */
export const signInByPasskey: Operation<Calls['signInByPasskey']> = async (context, { ticket, credential }) => {
  const { req, refuse } = context
  const account = await takePasskey(req, ticket, credential)
  if (account === 'unknownTicket') throw refuse('unknownTicket')
  if (!account || (await factorsOf(req, account)).directory) throw refuse('refusedPasskey')
  return { session: await beginSession(context, account, 'passkey') }
}
