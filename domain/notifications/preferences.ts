import { z } from 'zod'
import { companyZone } from '../dates/companyZone'
import { isTimeZone, OFFERED_ZONES } from '../dates/timeZones'
import { NOTIFICATION_KINDS } from './kinds'

/** When mails are sent: individually, or in a daily or weekly digest. */
export const DIGESTS = ['immediately', 'daily', 'weekly'] as const
export type Digest = (typeof DIGESTS)[number]

interface OfferedZone {
  readonly id: string
  readonly label: string
}

/**
 * The time zones a person can choose: the specified ones, the company's, and their own.
 * @param own the one they have now
 */
export function offeredZones(own: string): readonly OfferedZone[] {
  const others = [...new Set([companyZone(), own])].filter((zone) => !OFFERED_ZONES.some(({ id }) => id === zone))
  return [...OFFERED_ZONES, ...others.map((id) => ({ id, label: cityOf(id) }))]
}

/** 'Pacific/Honolulu' is 'Honolulu'. */
const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM')

/** A person's choices, all stored by one save. */
export const preferencesSchema = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  notificationTypes: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
  quietHours: z.boolean(),
  quietStart: clock,
  quietEnd: clock,
  timezone: z.string().refine(isTimeZone, 'Choose a time zone from the list'),
  digest: z.enum(DIGESTS),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Defaults for a person who has not chosen (specified); their time zone is the company's. */
export const defaultPreferences = (): Preferences => ({
  emailNotifications: true,
  smsNotifications: false,
  notificationTypes: [...NOTIFICATION_KINDS],
  quietHours: false,
  quietStart: '22:00',
  quietEnd: '08:00',
  timezone: companyZone(),
  digest: 'immediately',
})
