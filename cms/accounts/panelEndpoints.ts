import { passwordCalls } from '@framewell/domain/accounts/passwords'
import { signIn } from '@framewell/domain/accounts/session'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { problemSchema } from '@framewell/domain/http/problem'
import { problemText } from '@framewell/domain/http/problemText'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Account } from '../payload-types'
import { inTransaction } from '../platform/database/inTransaction'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { problemFor } from '../platform/http/calls/problemFor'
import { fieldsOf } from '../platform/http/calls/readInput'
import { factsOf } from '../platform/sessions/requestFacts'
import { extendSession, sessionIdOf } from '../platform/sessions/sessions'
import { authenticate } from './authenticate'
import { mailResetLink } from './requestPasswordReset'
import { setNewPassword } from './resetPassword'
import { endOwnSession, expiredCookies } from './signOut'

/**
 * The addresses the panel's own forms use. They replace Payload's handlers with the same names, so that the panel shares the throttle,
 * password rule, sessions and records of the site's calls.
 */
export const panelEndpoints: Endpoint[] = [
  endpoint('/login', signIn, async (req, body) => {
    const { username: name, password } = parsed(signIn, { username: memberOf(body, 'email'), password: memberOf(body, 'password') })
    const { account, cookies, deviceCookie, exp } = await authenticate(req, { name, password })
    return answer({ message: 'Signed in.', user: shown(account), exp }, [...cookies, deviceCookie])
  }),
  endpoint('/logout', signIn, async (req) => {
    await inTransaction(req, () => endOwnSession(req))
    return answer({ message: 'Signed out.' }, expiredCookies(req))
  }),
  endpoint('/refresh-token', signIn, async (req) => {
    const sid = sessionIdOf(req)
    if (!req.user || !sid) throw new Forbidden(req.t)
    const { user } = req
    const { cookies, exp } = await inTransaction(req, () => extendSession(req, user, sid))
    return answer({ message: 'Session extended.', user: shown(user), exp, setCookie: true }, cookies)
  }),
  endpoint('/forgot-password', passwordCalls.requestPasswordReset, async (req, body) => {
    const { email } = parsed(passwordCalls.requestPasswordReset, body)
    await mailResetLink(req, email)
    return answer({ message: 'Success' })
  }),
  endpoint('/reset-password', passwordCalls.resetPassword, async (req, body) => {
    await setNewPassword(req, parsed(passwordCalls.resetPassword, body))
    return answer({ message: 'The password is changed. Sign in with it.' })
  }),
  // No account is ever locked as such: somebody who fails too often waits, and nobody else does.
  endpoint('/unlock', signIn, async () => {
    throw new CallProblem('notFound')
  }),
]

function endpoint(path: string, call: AnyCall, run: (req: PayloadRequest, body: unknown) => Promise<Response>): Endpoint {
  return {
    method: 'post',
    path,
    handler: async (req) => {
      try {
        return await run(req, factsOf(req).body)
      } catch (error) {
        return inPanelShape(problemFor(call, error, req, new Headers()))
      }
    },
  }
}

function parsed<C extends AnyCall>(call: C, body: unknown): z.output<C['input']> {
  const input = call.input.safeParse(body)
  if (!input.success) throw new CallProblem('invalidInput', { fields: fieldsOf(input.error) })
  // Parsed by this call's schema; TypeScript cannot follow that through the generic.
  return input.data as z.output<C['input']>
}

/** The panel's forms show `errors`, and mark the fields these name. */
async function inPanelShape(refusal: Response): Promise<Response> {
  const problem = problemSchema.parse(await refusal.json())
  const headers = new Headers(refusal.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify({ errors: [{ message: problemText(problem), data: { errors: problem.fields ?? [] } }] }), {
    status: refusal.status,
    headers,
  })
}

function answer(body: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}

/** What the panel stores about the signed-in person. */
function shown({ id, email, name, role }: Account) {
  return { id, email, name, role, collection: 'accounts' }
}

function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined
}
