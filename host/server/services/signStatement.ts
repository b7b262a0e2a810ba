import { sign } from 'node:crypto'
import type { Session } from '@framewell/domain/accounts/session'
import { type ServiceStatement, STATEMENT_SECONDS } from '@framewell/domain/releases/ownService'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { statementKey } from '@framewell/server-kit/requests/statementKey'

interface Stated {
  readonly remote: RemoteName
  readonly session: Session | null
  readonly requestId: string
}

/** Signs a statement about a request for a service: a JSON Web Token (EdDSA) for that service, valid for a minute. */
export function makeStatements(internalSecret: string, siteUrl: string, now: () => number) {
  const { privateKey, jwk } = statementKey(internalSecret)
  const head = encoded({ alg: 'EdDSA', typ: 'JWT', kid: jwk.kid })
  return ({ remote, session, requestId }: Stated): string => {
    const issued = Math.floor(now() / 1000)
    const claims: ServiceStatement = {
      iss: new URL(siteUrl).origin,
      aud: remote,
      ...(session ? { sub: session.id, role: session.role } : {}),
      iat: issued,
      exp: issued + STATEMENT_SECONDS,
      jti: requestId,
    }
    const text = `${head}.${encoded(claims)}`
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
