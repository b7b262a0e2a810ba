import { futureTime, scheduleRefusal } from '@framewell/domain/content/publishingRules'
import type { schedulePublication as schedulePublicationCall } from '@framewell/domain/content/schedules'
import { recordAudit } from '../../audit/recordAudit'
import { inTransaction } from '../../database/inTransaction'
import type { Operation } from '../../http/calls/bindCall'
import { CallProblem } from '../../http/calls/CallProblem'
import { publishedSlug } from '../publishedState'
import { forgetFailedSchedules } from './forgetFailedSchedules'
import { rehearsePublication } from './rehearsePublication'

/** Publishes or unpublishes at a time; what could not be published now is refused, with the places to mend. */
export const schedulePublication: Operation<typeof schedulePublicationCall> = async (
  { req, refuse, now, session },
  { collection, id, at, what },
) => {
  const due = futureTime(at, now)
  if ('refusal' in due) throw refuse(due.refusal)
  const document = await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: false, req })
  const isLive = (await publishedSlug(req, collection, id)) !== null
  const no = scheduleRefusal(what, isLive, what === 'publish' ? await rehearsePublication(req, collection, id) : [])
  if (no) throw refuse(no.refusal, no.more)
  const { user } = req
  if (!user) throw new CallProblem('signInRequired')
  return inTransaction(req, async () => {
    await forgetFailedSchedules(req, id)
    const doc = { relationTo: collection, value: id }
    const input = { type: what, doc, user: { relationTo: user.collection, value: user.id } }
    const job = await req.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(due.at), overrideAccess: true, req })
    await recordAudit(req, { action: 'content-schedule', subjectType: collection, subjectId: id, after: { what, at: due.at } })
    const by = session?.name ?? ''
    return {
      jobId: String(job.id),
      collection,
      id,
      title: document.title ?? 'Untitled',
      what,
      at: due.at,
      by,
      obstacles: [],
      failed: false,
    }
  })
}
