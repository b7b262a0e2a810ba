import { demoSignIns } from '../../cms/accounts/demoAccounts'
import type { Role } from '../../domain/accounts/roles'
import { CALLS } from '../../domain/calls'
import { rolesFor } from '../../domain/http/callRoles'
import type { AnyCall } from '../../domain/http/defineCall'
import { signIn } from '../signIn'
import type { Findings } from './Findings'
import type { Target } from './target'

const NO_ID = '00000000-0000-4000-8000-000000000000'
type Actor = Role | 'stranger'

/** Signs a demo account in from an address. @returns its cookie @throws Error when that is refused */
export const signInFrom = (target: Target, role: Role, address: string): Promise<string> =>
  signIn(`http://127.0.0.1:${target.cmsPort}`, role, target.as(address))

/** Every call with every role and as a stranger; no visitor ever makes an internal one, whatever tokens they send. */
export async function attackRoles(target: Target, findings: Findings): Promise<void> {
  const actors: Actor[] = ['stranger', ...demoSignIns.map(({ role }) => role)]
  for (const [at, actor] of actors.entries()) {
    const cookie = actor === 'stranger' ? undefined : await signInFrom(target, actor, `198.51.100.${at + 1}`)
    // Signing out would end the session the other calls need.
    for (const call of CALLS.filter(({ name }) => name !== 'signOut')) {
      const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
      const aborter = new AbortController()
      const answer = await fetch(`http://127.0.0.1:${target.cmsPort}${call.path.replace(/\{\w+\}/g, NO_ID)}`, {
        method: call.method,
        headers: {
          ...target.as(`198.51.${at + 101}.${1 + (CALLS.indexOf(call) % 250)}`),
          'x-internal-token': target.as('')['x-gateway-token'] ?? '',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(cookie ? { cookie } : {}),
        },
        ...(hasBody ? { body: '{}' } : {}),
        signal: aborter.signal,
      })
      const refused = refusalOf(call, actor)
      const holds = refused === null ? ![401, 403].includes(answer.status) && answer.status < 500 : answer.status === refused
      findings.check(holds, `${call.name} by ${actor} → ${answer.status}, not ${refused ?? 'allowed'}`)
      aborter.abort()
    }
  }
}

/** The refusal a call's declaration requires for an actor. */
function refusalOf(call: AnyCall, actor: Actor): 401 | 403 | null {
  if (call.access === 'public') return null
  if (call.access === 'internal') return 403
  if (actor === 'stranger') return 401
  const roles: readonly string[] = rolesFor(call.access)
  return roles.includes(actor) ? null : 403
}
