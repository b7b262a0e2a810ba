import { type OwnAddress, stopAddressPath } from '@framewell/domain/accounts/addressChange'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env'
import { IS_PROVED } from '../../notifications/provenAddress'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { privateToken } from '../../platform/http/calls/privateToken'

const time = z.coerce.date()
const changeSchema = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  oldEmail: z.string(),
  newEmail: z.string(),
  requestedAt: time,
  expiresAt: time,
  tookEffectAt: time.nullable(),
  endedAt: time.nullable(),
})
export type StoredChange = z.output<typeof changeSchema>

/** SQL of an account's waiting change: there is at most one. */
export const WAITS = sql`took_effect_at is null and ended_at is null and expires_at > now()`

/** A change with its account's name. @param where over `address_changes c` */
export async function findChange(req: PayloadRequest, where: SqlPart): Promise<StoredChange | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select c.id, c.account_id as account, accounts.name, c.old_email as "oldEmail", c.new_email as "newEmail", c.requested_at as "requestedAt",
      c.expires_at as "expiresAt", c.took_effect_at as "tookEffectAt", c.ended_at as "endedAt"
    from address_changes c join accounts on accounts.id = c.account_id where ${where}`)
  return rows[0] ? changeSchema.parse(rows[0]) : undefined
}

const answerSchema = z.object({
  email: z.string(),
  proved: z.boolean(),
  pending: z.object({ email: z.string(), requestedAt: z.string(), expiresAt: z.string() }).nullable(),
})

/** An account's address and its waiting change; undefined for an unknown account. */
export async function addressOf(req: PayloadRequest, account: string): Promise<OwnAddress | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select email, ${IS_PROVED} as proved,
      (select json_build_object('email', new_email, 'requestedAt', ${isoTime(sql`requested_at`)}, 'expiresAt', ${isoTime(sql`expires_at`)})
       from address_changes where account_id = accounts.id and ${WAITS}) as pending
    from accounts where id = ${account}`)
  return rows[0] ? answerSchema.parse(rows[0]) : undefined
}

/** Ends what an account requested and nobody has proved yet. @returns whether its link still worked */
export async function endWaiting(req: PayloadRequest, account: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update address_changes set ended_at = now() where account_id = ${account} and took_effect_at is null and ended_at is null
    returning expires_at > now() as waited`)
  return rows.some(({ waited }) => waited === true)
}

/** The token with which the old address stops a change: the mails about the request and about its effect have the same one. */
export function stopTokenOf(id: string): string {
  return privateToken('stop address change', id)
}

export function stopLinkOf(id: string): string {
  return `${env.SITE_URL}${stopAddressPath(stopTokenOf(id))}`
}
