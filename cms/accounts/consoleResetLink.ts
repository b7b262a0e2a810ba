import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { recordAudit } from '../platform/audit/recordAudit'
import { unlinkAccount } from './directory/directoryAccount'
import { personByAddress } from './findAccount'
import { newResetPath } from './requestPasswordReset'

/**
 * A link to choose a new password with, once, made at the server's own console. An account that the company's directory vouched for signs in
 * with that password from then on: it is the way in when the directory is gone.
 * @throws Error without an account of that address
 */
export async function consoleResetLink(req: PayloadRequest, email: string): Promise<string> {
  const account = await personByAddress(req, email)
  if (!account) throw new Error(`There is no account with the address ${email}.`)
  const reason = 'At the console'
  await unlinkAccount(req, account.id, reason)
  await recordAudit(req, { action: 'password-reset-requested', subjectType: 'accounts', subjectId: account.id, reason })
  return `${env.SITE_URL}${await newResetPath(req, account.id)}`
}
