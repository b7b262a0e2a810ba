import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { proveAddress } from '../../notifications/provenAddress'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'

interface Move {
  readonly account: string
  readonly from: string
  readonly to: string
}

/**
 * The only code that changes an account's address, to one that was just proved; a trigger refuses any other change (accounts_keep_address).
 * The person record used by companies moves along: an invitation to the old address no longer finds them, one to the new address does. A
 * password link mailed to the old address stops working. Run it with the account locked (lockForMove).
 * @returns false when another account or person has the address
 */
export async function moveAddress(req: PayloadRequest, { account, from, to }: Move): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from accounts where email = ${to} and id <> ${account}
    union all select 1 from people where email = ${to} and account_id is not null and account_id <> ${account}`)
  if (rows.length > 0) return false
  await proveAddress(req, account, to)
  await db.execute(sql`
    update accounts set email = ${to}, reset_password_token = null, reset_password_expiration = null, updated_at = now() where id = ${account}`)
  await db.execute(sql`delete from proved_addresses where account_id = ${account} and email = ${from} and email <> ${to}`)
  await movePerson(req, { account, from, to })
  return true
}

/** Waits for other changes of accounts, in the same order as Payload's own changes (lockAccounts). */
export async function lockForMove(req: PayloadRequest): Promise<void> {
  await lock(req, 'accounts')
}

/** Somebody who was only invited under the new address is the same person. */
async function movePerson(req: PayloadRequest, { account, to }: Move): Promise<void> {
  const db = await transactionOf(req)
  const own = sql`(select id from people where account_id = ${account})`
  const invited = sql`(select id from people where email = ${to} and account_id is null)`
  await db.execute(sql`update party_invitations set person_id = ${own} where person_id = ${invited} and ${own} is not null`)
  await db.execute(sql`
    update memberships set person_id = ${own} where person_id = ${invited} and ${own} is not null
      and company_id not in (select company_id from memberships where person_id = ${own})`)
  await db.execute(sql`delete from people where id = ${invited} and ${own} is not null`)
  await db.execute(sql`update people set email = ${to}, updated_at = now() where account_id = ${account}`)
}
