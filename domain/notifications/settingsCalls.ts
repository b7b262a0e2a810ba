import { z } from 'zod'
import { ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { NOTIFICATION_KINDS } from './kinds'
import { preferencesSchema } from './preferences'

/** Hours a verification link works. */
export const VERIFY_WITHIN_HOURS = 24

const email = z.string('Valid email is required').trim().max(254, 'Valid email is required').pipe(z.email('Valid email is required'))
const phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ().-]{7,24}$/, 'Enter a phone number with its area code')

/** A person's notification settings. */
const settingsSchema = z.object({
  preferences: preferencesSchema,
  /** The account's own address, used unless another one was verified. */
  accountEmail: z.string(),
  /** Another address, verified or pending. */
  otherEmail: z.object({ email: z.string(), verified: z.boolean() }).nullable(),
  phone: z.string().nullable(),
  /** Whether text messages are sent, or only kept in the outbox because no provider is configured. */
  textsLeave: z.boolean(),
})
export type NotificationSettings = z.infer<typeof settingsSchema>

export const getNotificationSettings = defineCall({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'How the signed-in person hears of things',
  feature: 'notifications',
  access: ROLES,
  input: z.object({}),
  output: settingsSchema,
})

/** Each change is saved separately: missing members stay unchanged, so two open screens do not overwrite each other. */
export const saveNotificationSettings = defineCall({
  name: 'saveNotificationSettings',
  method: 'PATCH',
  path: '/api/notifications/preferences',
  summary: 'Change how one hears of things',
  feature: 'notifications',
  access: ROLES,
  input: preferencesSchema.partial().extend({ phone: phone.nullable().optional() }).strict(),
  output: settingsSchema,
  errors: { phoneMissing: { status: 409, message: 'Add a phone number first: text messages need one.' } },
})

/** Another address is used once its owner opened the link mailed there. */
export const changeNotificationEmail = defineCall({
  name: 'changeNotificationEmail',
  method: 'POST',
  path: '/api/notifications/email',
  summary: 'Have notifications go to another address, or to the account’s again',
  feature: 'notifications',
  access: ROLES,
  input: z.object({ email: email.nullable() }),
  recheck: true,
  output: settingsSchema,
  rateLimit: { points: 5, windowSeconds: 3600, by: ['account', 'email'] },
})

const unknownLink = { status: 404, message: 'This link no longer works. It may be incomplete or too old.' } as const
const token = z.string().min(16).max(128)
const rateLimit = { points: 60, windowSeconds: 600, by: ['address'] } as const

export const verifyNotificationEmail = defineCall({
  name: 'verifyNotificationEmail',
  method: 'POST',
  path: '/api/notifications/email/verify',
  summary: 'Verify an address by the link that was mailed there',
  feature: 'notifications',
  access: 'public',
  input: z.object({ account: z.uuid(), token }),
  output: z.object({ email: z.string() }),
  errors: { unknownLink },
  rateLimit,
})

/** What one click unsubscribes from: mails of one kind, or all. */
export const STOPPABLE = ['all', ...NOTIFICATION_KINDS] as const
export type Stoppable = (typeof STOPPABLE)[number]

export const stopNotifications = defineCall({
  name: 'stopNotifications',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'End mails of a kind by the link in one of them',
  feature: 'notifications',
  access: 'public',
  input: z.object({ account: z.uuid(), kind: z.enum(STOPPABLE), token }),
  output: z.object({ stopped: z.enum(STOPPABLE) }),
  errors: { unknownLink },
  rateLimit,
})

/** Target of a mail's unsubscribe link. A GET shows a page; one POST unsubscribes (RFC 8058). */
export const STOP_PATH = '/notifications/stop'
