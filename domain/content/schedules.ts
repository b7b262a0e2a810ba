import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

const document = z.object({ collection: z.enum(['pages', 'posts']), id: z.uuid() })

/** What prevents a document from being published, with its place as editors name it. */
export const obstacleSchema = z.object({ path: z.string(), place: z.string(), message: z.string() })
export type Obstacle = z.infer<typeof obstacleSchema>

export const scheduleSchema = z.object({
  /** The job that will run. */
  jobId: z.string(),
  collection: z.enum(['pages', 'posts']),
  id: z.string(),
  title: z.string(),
  what: z.enum(['publish', 'unpublish']),
  /** ISO time. */
  at: z.string(),
  /** Who asked for it; empty for the system. */
  by: z.string(),
  /** What would currently prevent it; empty when nothing does. */
  obstacles: z.array(obstacleSchema),
  /** It was refused at its time and is not retried. */
  failed: z.boolean(),
})
export type Schedule = z.infer<typeof scheduleSchema>

/** Whether it will publish the newest draft at that time, including later edits after a manual publication. */
export function publishesLater({ what, failed }: Pick<Schedule, 'what' | 'failed'>): boolean {
  return what === 'publish' && !failed
}

export const schedulePublication = defineCall({
  name: 'schedulePublication',
  method: 'POST',
  path: '/api/content/schedules',
  summary: 'Publish or unpublish a page or post at a time; publishing is rehearsed first',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document.extend({ at: z.iso.datetime({ offset: true }), what: z.enum(['publish', 'unpublish']).default('publish') }),
  output: scheduleSchema,
  errors: {
    inThePast: { status: 400, message: 'Choose a time in the future.' },
    notReady: { status: 422, message: 'It can’t be published yet. Nothing was scheduled.' },
    neverPublished: { status: 409, message: 'It is not published, so there is nothing to unpublish.' },
  },
  idempotent: true,
})

export const listSchedules = defineCall({
  name: 'listSchedules',
  method: 'GET',
  path: '/api/content/schedules',
  summary: 'What will be published or unpublished and when, rehearsed as it is now; for one document or all',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid().optional() }),
  output: z.object({ schedules: z.array(scheduleSchema) }),
})

export const cancelSchedule = defineCall({
  name: 'cancelSchedule',
  method: 'DELETE',
  path: '/api/content/schedules/{jobId}',
  summary: 'Take a scheduled publication back',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ cancelled: z.literal(true) }),
})
