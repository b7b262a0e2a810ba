import { type DemoRole, demoAccount } from './demoAccount'
import { SITE } from './product'

/** Roles whose sessions journeys share. */
const ROLES = ['operator', 'super_admin', 'editor', 'partner'] as const satisfies readonly DemoRole[]

/** Signs each role in once for all journeys: sign-ins are rate limited, and only the journeys about sign-in use its screen. */
export default async function signInOnce(): Promise<void> {
  const sessions: Record<string, string> = {}
  for (const role of ROLES) {
    const { email, password } = demoAccount(role)
    const answer = await fetch(`${SITE}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE },
      body: JSON.stringify({ username: email, password }),
    })
    const [cookie] = answer.headers.getSetCookie()
    if (!answer.ok || !cookie) throw new Error(`Signing in as ${role} answered ${answer.status}: ${await answer.text()}`)
    sessions[role] = cookie.split(';', 1)[0] ?? ''
  }
  // The journeys' processes inherit it.
  process.env.E2E_SESSIONS = JSON.stringify(sessions)
}
