import { z } from 'zod'
import { ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { NOTIFICATION_KINDS } from './kinds'

const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string().nullable(),
  /** A path of the site. */
  path: z.string().nullable(),
  at: z.string(),
  read: z.boolean(),
})
export type Notice = z.infer<typeof noticeSchema>

export const NOTICES_PER_PAGE = 20

export const listNotices = defineCall({
  name: 'listNotices',
  method: 'GET',
  path: '/api/notifications/notices',
  summary: 'What the signed-in person was told, newest first',
  feature: 'notifications',
  access: ROLES,
  /** `before` is the id of the last notice read; older ones follow. */
  input: z.object({ before: z.uuid().optional() }),
  output: z.object({ notices: z.array(noticeSchema), unread: z.number(), more: z.boolean() }),
})

export const readNotices = defineCall({
  name: 'readNotices',
  method: 'POST',
  path: '/api/notifications/notices/read',
  summary: 'Mark notices as read: some, or all',
  feature: 'notifications',
  access: ROLES,
  input: z.strictObject({ ids: z.array(z.uuid()).max(100).optional() }),
  output: z.object({ unread: z.number() }),
})
