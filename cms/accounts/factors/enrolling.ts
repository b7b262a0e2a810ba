import { hasFactor } from '@framewell/domain/accounts/factorRules'
import type { factorCalls } from '@framewell/domain/accounts/factors'
import type { Session } from '@framewell/domain/accounts/session'
import type { SignInMeans } from '@framewell/domain/accounts/sessionList'
import { signInMethodsChanged } from '@framewell/domain/notifications/events/accounts'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import { lockRow } from '../../platform/database/lockRow'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import type { CallContext } from '../../platform/http/calls/callContext'
import { openOwnSession } from '../approvedBuilder'
import { deviceCookie } from '../knownDevice'
import { factorsOf } from './factorState'
import { makeRecoveryCodes } from './recoveryCodes'
import { readTicket, spendTicket } from './tickets'

type Context = Pick<CallContext, 'req' | 'session' | 'responseHeaders'>
type TicketCall = typeof factorCalls.startTotp

export interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
}
const nothing = z.object({})

/**
 * The person who sets up a factor: the signed-in person, or somebody who has just given their password and must set one up. A ticket is not
 * enough for somebody who already has a factor: they must use it.
 */
export async function enrollingPerson({ req, session }: Context, ticket: string | undefined): Promise<Person> {
  if (session) return session
  const known = ticket === undefined ? undefined : await readTicket(req, ticket, 'enrolment', nothing)
  if (!known?.account || hasFactor(await factorsOf(req, known.account))) throw new CallProblem<TicketCall>('unknownTicket')
  const account = await req.payload.findByID({ collection: 'accounts', id: known.account, depth: 0, overrideAccess: true, req })
  return { id: account.id, email: account.email, name: account.name }
}

/** A factor was added: its owner is notified, gets recovery codes with the first one, and a sign-in that waited for it completes. */
export async function enrol(
  context: Context,
  person: Person,
  { ticket, means, what }: { readonly ticket: string | undefined; readonly means: SignInMeans; readonly what: string },
): Promise<{ recoveryCodes: string[]; session: Session | null }> {
  const { req, session } = context
  if (!session && !(await spendTicket(req, ticket ?? '', 'enrolment', nothing))) throw new CallProblem<TicketCall>('unknownTicket')
  return inTransaction(req, async () => {
    const { codes } = await factorsOf(req, person.id)
    const recoveryCodes = codes === 0 ? await makeRecoveryCodes(req, person.id) : []
    await tellFactors(req, person, 'factor-add', what)
    return { recoveryCodes, session: session ? null : await beginSession(context, person.id, means) }
  })
}

/** Opens the session of a person who proved everything required, and adds it to the answer's cookies. */
export async function beginSession({ req, responseHeaders }: Context, id: string, means: SignInMeans): Promise<Session> {
  return inTransaction(req, async () => {
    // They have no session yet: what they proved gives the right to it.
    const account = await req.payload.findByID({ collection: 'accounts', id, depth: 0, overrideAccess: true, req })
    const { cookies, exp } = await openOwnSession(req, account, means)
    await recordAudit(req, { action: 'sign-in', subjectType: 'accounts', subjectId: id, actor: account, after: { means } })
    for (const cookie of [...cookies, deviceCookie(req.headers, account.email)]) responseHeaders.append('set-cookie', cookie)
    const { email, name, role } = account
    return { id, email, name, role, expiresAt: new Date(exp * 1000).toISOString() }
  })
}

/** Records a changed way to sign in and mails its owner (OWASP ASVS 5.0 6.3.7). */
export async function tellFactors(
  req: PayloadRequest,
  { id, email, name }: Person,
  action: string,
  what: string,
  reason?: string,
): Promise<void> {
  await recordAudit(req, {
    action,
    subjectType: 'accounts',
    subjectId: id,
    after: { what },
    ...(reason ? { reason } : {}),
    ...(req.user ? {} : { actor: { id, email } }),
  })
  await notify(req, signInMethodsChanged, { account: id, name, email, what }, { whenFull: 'send' })
}

/** Waits for other changes of how an account signs in: two last factors are not removed at once. */
export async function lockFactors(req: PayloadRequest, account: string): Promise<void> {
  await lockRow(req, 'accounts', account)
}
