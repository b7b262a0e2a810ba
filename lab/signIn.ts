import { demoSignIns } from '../cms/accounts/demoAccounts'
import type { Role } from '../domain/accounts/roles'

/**
 * Signs a demo account in, at a site or directly at a cms.
 * @param headers what a browser or a host adds; the site's own origin by default
 * @returns the session's cookie
 * @throws Error when it is refused
 */
export async function signIn(
  address: string,
  role: Role,
  headers: Readonly<Record<string, string>> = { origin: address },
): Promise<string> {
  const account = demoSignIns.find((each) => each.role === role)
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: account?.email, password: account?.password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0]
  if (!cookie) throw new Error(`${role} could not sign in: ${answer.status}`)
  return cookie
}
