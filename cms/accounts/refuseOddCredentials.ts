import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** An account's stored secrets; nobody writes them through an API, whatever their rights. */
const SECRETS = ['hash', 'salt', 'sessions', 'resetPasswordToken', 'resetPasswordExpiration']

/** Payload uses an email or password as text before it checks that it is text, and fails on anything else. */
export const refuseOddCredentials: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const data: unknown = 'data' in args ? args.data : undefined
  if (typeof data !== 'object' || data === null) return
  for (const [name, value] of Object.entries(data)) {
    const odd = ['email', 'password', 'username'].includes(name) && value !== null && value !== undefined && typeof value !== 'string'
    if (odd) throw new APIError(`${name} must be text.`, 400, undefined, true)
    if (!overrideAccess && SECRETS.includes(name)) Reflect.deleteProperty(data, name)
  }
}
