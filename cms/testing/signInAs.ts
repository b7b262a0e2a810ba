import { pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@framewell/domain/accounts/roles'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type Payload } from 'payload'

export const TEST_PASSWORD = 'a long test password'

/** Who a person is, where it shows. */
export interface Identity {
  readonly name?: string
  readonly email?: string
}

export interface TestPerson {
  readonly id: string
  readonly email: string
  /** The session cookie, as a browser sends it. */
  readonly cookie: string
}

// Payload's older format, which it still accepts: a twentieth of the work per sign-in, and tests create many accounts.
const SALT = randomBytes(32).toString('hex')
const HASH = pbkdf2Sync(TEST_PASSWORD, SALT, 25_000, 512, 'sha256').toString('hex')

/** Creates an account with the role, an open session and a proved address. */
export async function signInAs(
  payload: Payload,
  role: Role,
  { name = `Test ${role}`, email = `${role}-${randomUUID().slice(0, 8)}@framewell.test` }: Identity = {},
): Promise<TestPerson> {
  const collectionConfig = payload.collections.accounts.config
  const { tokenExpiration } = collectionConfig.auth
  const session = { id: randomUUID(), createdAt: new Date(), expiresAt: new Date(Date.now() + tokenExpiration * 1000) }
  const data = { email, name, role, hash: HASH, salt: SALT, sessions: [session] }
  const { id } = await payload.db.create({ collection: 'accounts', data })
  await payload.db.pool.query('insert into proved_addresses (account_id, email) values ($1, $2)', [id, email])
  const user = { ...(await payload.findByID({ collection: 'accounts', id })), _strategy: 'local-jwt' }
  const fieldsToSign = getFieldsToSign({ collectionConfig, email, sid: session.id, user })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  const cookie = generatePayloadCookie({ collectionAuthConfig: collectionConfig.auth, cookiePrefix: payload.config.cookiePrefix, token })
  return { id: String(id), email, cookie: String(cookie).split(';')[0] ?? '' }
}
