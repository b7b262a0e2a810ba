import { removesLastSuperAdmin } from '@framewell/domain/accounts/accountRules'
import { ADDRESS_BY_PROOF } from '@framewell/domain/accounts/addressChange'
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
import { lock } from '../platform/database/lock'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import { personById } from './findAccount'
import { isCommonPassword } from './isCommonPassword'

/** In a request's context: the account that gets a new password. Payload removes the password from the data before later hooks run. */
export const PASSWORD_SET = 'passwordSetOf'

/** In a request's context: even the last super admin may be deleted, because the next start creates another. */
export const LAST_MAY_GO = 'lastSuperAdminMayGo'

/**
 * Changes of accounts run one after another and lock the account's row before they read it. Otherwise two super admins could demote each
 * other at the same moment, and a rename would drop sessions opened meanwhile.
 */
export const lockAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return
  const id = 'id' in args && typeof args.id === 'string' ? args.id : undefined
  if (!id) throw refusal('Change or delete accounts one at a time.')
  await lock(req, 'accounts')
  await lockRow(req, 'accounts', id)
}

const LAST_SUPER_ADMIN = 'This is the last super admin. Make somebody else one first.'

/** There is always somebody who can grant rights: the last super admin stays one. */
export const keepLastSuperAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const role = { before: originalDoc?.role, after: data.role }
  const isLast = operation === 'update' && (await isLastSuperAdmin(req, originalDoc?.id))
  if (removesLastSuperAdmin(role, isLast)) throw onField('role', LAST_SUPER_ADMIN)
  return data
}

export const keepLastSuperAdminAlive: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context[LAST_MAY_GO] !== true && (await isLastSuperAdmin(req, String(id)))) throw refusal(LAST_SUPER_ADMIN)
}

/** Whether no other super admin can sign in: those of a directory that is not set up any more don't count. */
export async function isLastSuperAdmin(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from accounts where id = ${id} and role = 'super_admin'
      and not exists (select 1 from accounts a left join directory_accounts d on d.account_id = a.id
        where a.role = 'super_admin' and a.id <> ${id} and (d.account_id is null or d.issuer = (${DIRECTORY_ISSUER})))`)
  return rows.length > 0
}

/** SQL: the issuer of the directory that staff sign in with; null until it is completely set up. */
const DIRECTORY_ISSUER = sql`select nullif(directory_issuer, '') from security_settings
  where nullif(directory_client_id, '') is not null and exists (select from directory_secret) limit 1`

/**
 * An address changes through an opened link (addresses/), and one's own password through the call that judges the current one: Payload's
 * routes write neither. Otherwise a stolen session could guess a password here, or take an address that was never proved.
 */
export const keepCredentials: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const [id, data]: unknown[] = ['id' in args ? args.id : undefined, 'data' in args ? args.data : undefined]
  if (operation !== 'update' || typeof id !== 'string' || typeof data !== 'object' || data === null) return
  // People who may not change the account get the access rules' answer, which says nothing about its address.
  if (!overrideAccess && req.user?.id !== id && req.user?.role !== 'super_admin') return
  const { email, password }: { email?: unknown; password?: unknown } = data
  if (typeof password === 'string' && req.user?.id === id) throw onField('password', PASSWORD_MESSAGES.ownByCall)
  if (typeof email === 'string' && email.trim().toLowerCase() !== (await personById(req, id))?.email)
    throw onField('email', ADDRESS_BY_PROOF)
}

/** A password obeys the rule however it is set. */
export const guardCredentials: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (typeof data?.password === 'string') {
    refuseWeak(data.password, [data.name, data.email, originalDoc?.name, originalDoc?.email])
    req.context[PASSWORD_SET] = originalDoc?.id
  }
  return data
}

function refuseWeak(password: string, own: readonly unknown[]): void {
  const words = own.filter((word) => typeof word === 'string')
  const message = passwordFault(password, () => isCommonPassword(password, words))
  if (message) throw onField('password', message)
}

function onField(path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'accounts', errors: [{ path, message }] })
}

function refusal(message: string): Error {
  return new APIError(message, 400, undefined, true)
}
