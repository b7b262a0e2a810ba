import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { releaseHealthSchema } from './releaseHealth'
import { RELEASE_STATUSES } from './releaseStatuses'
import { remoteNameSchema } from './remoteName'
import { refusedKey } from './shipRefusals'

export const releaseRecordSchema = z.object({
  id: z.string(),
  remote: remoteNameSchema,
  version: z.string(),
  status: z.enum(RELEASE_STATUSES),
  share: z.number(),
  createdAt: z.string(),
  promotedAt: z.string().nullable(),
  notes: z.string(),
  commit: z.string(),
  author: z.string(),
  shippedBy: z.string(),
  filesKept: z.boolean(),
  health: releaseHealthSchema,
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>

export const listReleases = defineCall({
  name: 'listReleases',
  method: 'GET',
  path: '/api/releases/history',
  summary: 'The releases of a remote, newest first, with how they did on visitors’ pages',
  feature: 'releases',
  access: 'shippers',
  input: z.object({ remote: remoteNameSchema }),
  output: z.object({ releases: z.array(releaseRecordSchema) }),
  errors: { refusedKey },
})
