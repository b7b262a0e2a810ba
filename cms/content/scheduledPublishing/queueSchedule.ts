import type { Schedule } from '@framewell/domain/content/schedules'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'

interface Planned extends Pick<Schedule, 'collection' | 'id' | 'what' | 'at'> {
  /** The account whose rights it runs with; null for the system. */
  readonly account: string | null
}

/** Schedules publishing or unpublishing and records it. @returns the job that will run */
export async function queueSchedule(req: PayloadRequest, { collection, id, what, at, account }: Planned): Promise<string> {
  const doc = { relationTo: collection, value: id }
  const user = account === null ? {} : { user: { relationTo: 'accounts' as const, value: account } }
  const input = { type: what, doc, ...user }
  const job = await req.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(at), overrideAccess: true, req })
  await recordAudit(req, { action: 'content-schedule', subjectType: collection, subjectId: id, after: { what, at } })
  return String(job.id)
}
