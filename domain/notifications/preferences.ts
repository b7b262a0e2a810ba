import { z } from 'zod'
import { NOTIFICATION_KINDS } from './kinds'

/** When mails are sent: individually, or in a daily or weekly digest. */
export const DIGESTS = ['immediately', 'daily', 'weekly'] as const
export type Digest = (typeof DIGESTS)[number]

/** The time zones offered (specified). */
export const TIME_ZONES = [
  { id: 'America/New_York', label: 'New York' },
  { id: 'America/Chicago', label: 'Chicago' },
  { id: 'America/Denver', label: 'Denver' },
  { id: 'America/Los_Angeles', label: 'Los Angeles' },
  { id: 'America/Phoenix', label: 'Phoenix' },
  { id: 'UTC', label: 'UTC' },
] as const
export const TIME_ZONE_IDS = TIME_ZONES.map(({ id }) => id)

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM')

/** A person's choices, all stored by one save. */
export const preferencesSchema = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  notificationTypes: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
  quietHours: z.boolean(),
  quietStart: clock,
  quietEnd: clock,
  timezone: z.enum(TIME_ZONE_IDS),
  digest: z.enum(DIGESTS),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Defaults for a person who has not chosen (specified). */
export const DEFAULT_PREFERENCES: Preferences = {
  emailNotifications: true,
  smsNotifications: false,
  notificationTypes: [...NOTIFICATION_KINDS],
  quietHours: false,
  quietStart: '22:00',
  quietEnd: '08:00',
  timezone: 'America/New_York',
  digest: 'immediately',
}
