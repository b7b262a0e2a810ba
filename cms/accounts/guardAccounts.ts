import { endsLastSuperAdmin, needsCurrentPassword } from '@framewell/domain/accounts/accountRules'
import { passwordFault } from '@framewell/domain/accounts/passwordRules'
import { PASSWORD_MESSAGES } from '@framewell/domain/accounts/passwords'
import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { lock } from '../database/lock'
import { lockRow } from '../database/lockRow'
import { transactionOf } from '../database/transactionOf'
import { credentialsOf } from './findAccount'
import { isCommonPassword } from './isCommonPassword'
import { isPassword } from './passwordHash'

/** In a request's context: the account that gets a new password. Payload takes the password out of the data before later hooks look. */
export const PASSWORD_SET = 'passwordSetOf'

/**
 * Changes of accounts come one after another, and hold the account's row before they read it: otherwise two super admins demote each other
 * in the same moment, and a change of name takes sessions back that were opened meanwhile.
 */
export const lockAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return
  const id = 'id' in args && typeof args.id === 'string' ? args.id : undefined
  if (!id) throw refusal('Change or delete accounts one at a time.')
  await lock(req, 'accounts')
  await lockRow(req, 'accounts', id)
}

const LAST_SUPER_ADMIN = 'This is the last super admin. Make somebody else one first.'

/** The product always has somebody who can give rights: the last super admin stays one. */
export const keepLastSuperAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const role = { before: originalDoc?.role, after: data.role }
  const isLast = operation === 'update' && (await isLastSuperAdmin(req, originalDoc?.id))
  if (endsLastSuperAdmin(role, isLast)) throw onField('role', LAST_SUPER_ADMIN)
  return data
}

export const keepLastSuperAdminAlive: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLastSuperAdmin(req, String(id))) throw refusal(LAST_SUPER_ADMIN)
}

export async function isLastSuperAdmin(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from accounts where id = ${id} and role = 'super_admin'
      and not exists (select 1 from accounts where role = 'super_admin' and id <> ${id})`)
  return rows.length > 0
}

/** A password obeys the rule however it is set; who changes their own password or address shows that they know the current one. */
export const guardCredentials: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (!data) return data
  const { currentPassword, ...changes } = data
  if (typeof changes.password === 'string') {
    refuseWeak(changes.password, [changes.name, changes.email, originalDoc?.name, originalDoc?.email])
    req.context[PASSWORD_SET] = originalDoc?.id
  }
  const account = operation === 'update' ? originalDoc?.id : undefined
  const newAddress = typeof changes.email === 'string' && changes.email.trim().toLowerCase() !== originalDoc?.email
  const newPassword = typeof changes.password === 'string'
  if (needsCurrentPassword({ actor: req.user?.id, account, newAddress, newPassword }))
    await refuseWithoutCurrent(req, account, currentPassword)
  return changes
}

function refuseWeak(password: string, own: readonly unknown[]): void {
  const words = own.filter((word) => typeof word === 'string')
  const message = passwordFault(password, () => isCommonPassword(password, words))
  if (message) throw onField('password', message)
}

async function refuseWithoutCurrent(req: PayloadRequest, id: string, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '') throw onField('currentPassword', PASSWORD_MESSAGES.currentNeeded)
  if (!(await isPassword(given.trim(), await credentialsOf(req, id)))) throw onField('currentPassword', PASSWORD_MESSAGES.currentWrong)
}

function onField(path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'accounts', errors: [{ path, message }] })
}

function refusal(message: string): Error {
  return new APIError(message, 400, undefined, true)
}
