import { DIRECTORY_PROBLEMS, type DirectoryProblem, type directoryCalls } from '@framewell/domain/accounts/directory'
import * as oidc from 'openid-client'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'
import { env } from '../../env'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { CallContext } from '../../platform/http/calls/callContext'
import { typedName } from '../../platform/http/calls/typedName'
import { beginSession } from '../factors/enrolling'
import { makeTicket, spendTicket } from '../factors/tickets'
import { accountOf, type DirectoryPerson } from './directoryAccount'
import { type Directory, directoryOf, providerOf } from './directoryProvider'

type Calls = typeof directoryCalls
export const CALLBACK = `${env.SITE_URL}/api/session/directory/callback`
const secure = env.SITE_URL.startsWith('https:')
/** Ties the answer to the browser that started: a link made by somebody else signs nobody in (OWASP ASVS 5.0 10.2.1). */
const COOKIE = secure ? '__Host-framewell-directory' : 'framewell-directory'
const startedSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() })
/** A path on this site; '//host' and '/\host' are others. */
const PLACE = /^\/(?![/\\])[^\s\\]{0,499}$/

export const listSignInWays: Operation<Calls['listSignInWays']> = async ({ req }) => {
  const directory = await directoryOf(req)
  return { directory: directory && { label: directory.label } }
}

export const startDirectorySignIn: Operation<Calls['startDirectorySignIn']> = async ({ req, refuse }, { next = '' }) => {
  const directory = await directoryOf(req)
  if (!directory) throw refuse('noDirectory')
  const provider = await providerOf(directory).catch(notReached(req))
  if (!provider) return back('failed')
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const data = { state, nonce, verifier, next: PLACE.test(next) ? next : '' }
  const ticket = await makeTicket(req, { purpose: 'directory', account: null, data })
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: CALLBACK,
    scope: 'openid email profile groups',
    state,
    nonce,
    ...(directory.acr.length > 0 ? { acr_values: directory.acr.join(' ') } : {}),
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return redirect(url.href, cookie(ticket, 600))
}

export const finishDirectorySignIn: Operation<Calls['finishDirectorySignIn']> = async (context) => {
  const { req } = context
  const started = await spendTicket(req, parseCookies(req.headers).get(COOKIE) ?? '', 'directory', startedSchema)
  const directory = await directoryOf(req)
  if (!started || !directory) return back('failed')
  const person = await confirmed(context, directory, started.data)
  if (!person) return back('failed')
  const account = isStrong(directory, person) ? await inTransaction(req, () => accountOf(req, directory, person)) : 'weak'
  if (isProblem(account)) {
    await recordAudit(req, {
      action: 'sign-in-failed',
      subjectType: 'accounts',
      subjectId: typedName(person.email ?? person.subject),
      after: { directory: directory.issuer, problem: account },
    })
    return back(account)
  }
  await beginSession(context, account, 'directory')
  // The staff page redirects by role, or back to where they came from if their role may go there.
  const { next } = started.data
  return redirect(`${env.SITE_URL}/admin-login${next ? `?next=${encodeURIComponent(next)}` : ''}`, cookie('', 0))
}

/** Whether the person was let in there at the required level (OWASP ASVS 5.0 6.8.4). The provider may still let weaker ones in. */
function isStrong({ acr }: Directory, person: DirectoryPerson): boolean {
  return acr.length === 0 || (person.acr !== undefined && acr.includes(person.acr))
}

function isProblem(account: string): account is DirectoryProblem {
  return Object.hasOwn(DIRECTORY_PROBLEMS, account)
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(120).optional(),
  acr: z.string().max(300).optional(),
  groups: z.array(z.string().max(200)).max(1000).optional(),
})

/** The person the directory's answer names, after checking code, state, nonce and signature; user info fills in what the token lacks. */
async function confirmed(
  { req }: Pick<CallContext, 'req'>,
  directory: Directory,
  { state, nonce, verifier }: z.infer<typeof startedSchema>,
): Promise<DirectoryPerson | undefined> {
  try {
    const provider = await providerOf(directory)
    const url = new URL(CALLBACK)
    url.search = new URL(req.url ?? CALLBACK, CALLBACK).search
    const tokens = await oidc.authorizationCodeGrant(provider, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const token = claimsSchema.parse(tokens.claims())
    const more = provider.serverMetadata().userinfo_endpoint
      ? claimsSchema.parse(await oidc.fetchUserInfo(provider, tokens.access_token, token.sub))
      : token
    const { sub, email, email_verified, name, groups } = { ...token, ...more }
    // Many directories omit the claim: the address is then only as good as the directory, and links no account on its own.
    const verified = email_verified === false ? undefined : email?.toLowerCase()
    return {
      subject: sub,
      email: verified,
      emailProved: email_verified === true,
      name: name ?? email ?? sub.slice(0, 120),
      groups: groups ?? [],
      acr: token.acr,
    }
  } catch (error) {
    return notReached(req)(error)
  }
}

function notReached(req: CallContext['req']) {
  return (error: unknown): undefined => {
    req.payload.logger.warn({ err: error, msg: 'A sign-in by the company directory failed' })
    return undefined
  }
}

function back(problem: DirectoryProblem): Response {
  return redirect(`${env.SITE_URL}/admin-login?directory=${problem}`, cookie('', 0))
}

function redirect(location: string, setCookie: string): Response {
  return new Response(null, { status: 303, headers: { location, 'set-cookie': setCookie, 'cache-control': 'no-store' } })
}

function cookie(value: string, maxAge: number): string {
  const made = generateCookie({
    name: COOKIE,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge,
    returnCookieAsObject: false,
  })
  return String(made)
}
