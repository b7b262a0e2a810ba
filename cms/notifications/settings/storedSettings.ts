import { defaultPreferences, type Preferences, preferencesSchema } from '@framewell/domain/notifications/preferences'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'

const storedSchema = preferencesSchema.extend({
  accountEmail: z.string(),
  accountName: z.string(),
  email: z.string().nullable(),
  verified: z.boolean(),
  phone: z.string().nullable(),
  tokenHash: z.string().nullable(),
  tokenLives: z.boolean(),
})
export type StoredSettings = z.output<typeof storedSchema>

/** A person's settings, locked until the transaction ends and created from the defaults if missing. Undefined for an unknown account. */
export async function lockSettings(req: PayloadRequest, account: string): Promise<StoredSettings | undefined> {
  const database = await transactionOf(req)
  const { rows: there } = await database.execute(sql`select 1 from accounts where id = ${account}::uuid`)
  if (there.length === 0) return undefined
  const { notificationTypes, timezone } = defaultPreferences()
  await database.execute(sql`
    insert into notification_preferences (account_id, notification_types, timezone)
    values (${account}, ${JSON.stringify(notificationTypes)}::jsonb, ${timezone}) on conflict (account_id) do nothing`)
  await lockRow(req, 'notification-preferences', account, 'account_id')
  const { rows } = await database.execute(sql`
    select accounts.email as "accountEmail", accounts.name as "accountName", prefs.email, prefs.email_verified_at is not null as verified,
      prefs.phone, prefs.email_token_hash as "tokenHash", coalesce(prefs.email_token_until > now(), false) as "tokenLives",
      prefs.email_notifications as "emailNotifications", prefs.sms_notifications as "smsNotifications",
      prefs.notification_types as "notificationTypes", prefs.quiet_hours as "quietHours", prefs.quiet_start as "quietStart",
      prefs.quiet_end as "quietEnd", prefs.timezone, prefs.digest::text as digest
    from notification_preferences prefs join accounts on accounts.id = prefs.account_id where prefs.account_id = ${account}`)
  return storedSchema.parse(rows[0])
}

export async function storePreferences(
  req: PayloadRequest,
  account: string,
  { phone, ...preferences }: Preferences & { readonly phone: string | null },
): Promise<void> {
  const { emailNotifications, smsNotifications, notificationTypes, quietHours, quietStart, quietEnd, timezone, digest } = preferences
  const database = await transactionOf(req)
  await database.execute(sql`
    update notification_preferences
    set email_notifications = ${emailNotifications}, sms_notifications = ${smsNotifications},
      notification_types = ${JSON.stringify(notificationTypes)}::jsonb, quiet_hours = ${quietHours}, quiet_start = ${quietStart},
      quiet_end = ${quietEnd}, timezone = ${timezone}, digest = ${digest}::enum_notification_preferences_digest, phone = ${phone},
      updated_at = now()
    where account_id = ${account}`)
}
