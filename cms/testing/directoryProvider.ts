import { createServer } from 'node:http'
import Provider from 'oidc-provider'

export interface DirectoryUser {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly groups?: readonly string[]
  /** The level of the sign-in there. */
  readonly acr?: string
}

/** A real OpenID provider next to the test; `seat` sets who is at its sign-in page. */
export async function startDirectory(callback: string) {
  const users = new Map<string, DirectoryUser>()
  let sitting = ''
  let sittingAcr: string | undefined
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const scope = 'openid email profile groups'
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'framewell', client_secret: 'a secret of the tests', redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: scope.split(' '),
    acrValues: ['phr', 'phrh'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...users.get(accountId) }) }),
    loadExistingGrant: async (context) => {
      const grant = new provider.Grant({ clientId: 'framewell', accountId: context.oidc.session?.accountId })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
    cookies: { keys: ['a key of the tests'] },
  })
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: sitting, ...(sittingAcr ? { acr: sittingAcr } : {}) } })
    else void serve(request, response)
  })
  return {
    issuer,
    clientSecret: 'a secret of the tests',
    /** Sets who signs in next, and what the directory says about them. */
    seat: (subject: string, { acr, ...user }: DirectoryUser) => {
      users.set(subject, user)
      sittingAcr = acr
      sitting = subject
    },
    /** Follows the provider's redirects like a browser; returns where it sends the browser back to. */
    walk: async (from: string): Promise<URL> => {
      const jar = new Map<string, string>()
      let at = new URL(from)
      for (let step = 0; step < 10 && at.origin === issuer; step += 1) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(at, { headers: { cookie }, redirect: 'manual' })
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          jar.set(name, value)
        }
        const location = answer.headers.get('location')
        if (!location) throw new Error(`The provider stopped at ${at}: ${answer.status} ${await answer.text()}`)
        at = new URL(location, at)
      }
      return at
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
