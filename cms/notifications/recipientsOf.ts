import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { Audience } from '@framewell/domain/notifications/audience'
import { defaultPreferences, preferencesSchema } from '@framewell/domain/notifications/preferences'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

const preferences = preferencesSchema.shape
const recipientSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  emailNotifications: preferences.emailNotifications.nullable().transform((value) => value ?? defaultPreferences().emailNotifications),
  smsNotifications: preferences.smsNotifications.nullable().transform((value) => value ?? defaultPreferences().smsNotifications),
  notificationTypes: preferences.notificationTypes.nullable().transform((value) => value ?? defaultPreferences().notificationTypes),
  quietHours: preferences.quietHours.nullable().transform((value) => value ?? defaultPreferences().quietHours),
  quietStart: preferences.quietStart.nullable().transform((value) => value ?? defaultPreferences().quietStart),
  quietEnd: preferences.quietEnd.nullable().transform((value) => value ?? defaultPreferences().quietEnd),
  timezone: preferences.timezone.nullable().transform((value) => value ?? defaultPreferences().timezone),
  digest: preferences.digest.nullable().transform((value) => value ?? defaultPreferences().digest),
})
/** A person with an account, and their preferences. */
export type Recipient = z.output<typeof recipientSchema>

/** Everybody with an account who currently is a recipient of an event, each once. */
export async function recipientsOf(req: PayloadRequest, audiences: readonly Audience[]): Promise<Recipient[]> {
  const ids = (to: 'company' | 'account') => JSON.stringify(audiences.flatMap((one) => (one.to === to ? [one.id] : [])))
  const roles: Role[] = audiences.flatMap(({ to }) => (to === 'operators' ? OPERATOR_ROLES : to === 'editors' ? EDITOR_ROLES : []))
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select accounts.id as "accountId", accounts.name,
      case when prefs.email_verified_at is not null and prefs.email is not null then prefs.email else accounts.email end as email,
      prefs.phone, prefs.email_notifications as "emailNotifications", prefs.sms_notifications as "smsNotifications",
      prefs.notification_types as "notificationTypes", prefs.quiet_hours as "quietHours", prefs.quiet_start as "quietStart",
      prefs.quiet_end as "quietEnd", prefs.timezone, prefs.digest::text as digest
    from accounts left join notification_preferences prefs on prefs.account_id = accounts.id
    where accounts.id in (
      select value::uuid from jsonb_array_elements_text(${ids('account')}::jsonb)
      union all select people.account_id from memberships join people on people.id = memberships.person_id
        where memberships.company_id in (select value::uuid from jsonb_array_elements_text(${ids('company')}::jsonb))
      ${roles.length === 0 ? sql`` : sql`union all select id from accounts where role::text in (select jsonb_array_elements_text(${JSON.stringify(roles)}::jsonb))`})
    order by accounts.created_at, accounts.id`)
  return z.array(recipientSchema).parse(rows)
}
