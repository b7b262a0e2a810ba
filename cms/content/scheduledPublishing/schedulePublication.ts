import { futureTime, scheduleRefusal } from '@framewell/domain/content/publishingRules'
import type { schedulePublication as schedulePublicationCall } from '@framewell/domain/content/schedules'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { publishedSlug } from '../publishedState'
import { forgetFailedSchedules } from './forgetFailedSchedules'
import { queueSchedule } from './queueSchedule'
import { rehearsePublication } from './rehearsePublication'

type Asked = Parameters<Operation<typeof schedulePublicationCall>>

/** Refuses what could not be done now, with the fields to fix. The rehearsal publishes in separate transactions. */
export async function refuseUnready({ req, refuse, now }: Asked[0], { collection, id, at, what }: Asked[1]): Promise<void> {
  const due = futureTime(at, now)
  if ('refusal' in due) throw refuse(due.refusal)
  await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: false, req })
  const isLive = (await publishedSlug(req, collection, id)) !== null
  const no = scheduleRefusal(what, isLive, what === 'publish' ? await rehearsePublication(req, collection, id) : [])
  if (no) throw refuse(no.refusal, no.more)
}

/** Schedules what `refuseUnready` accepted. */
export const schedulePublication: Operation<typeof schedulePublicationCall> = async (
  { req, refuse, now, session },
  { collection, id, at, what },
) => {
  const due = futureTime(at, now)
  if ('refusal' in due) throw refuse(due.refusal)
  const { user } = req
  if (!user) throw new CallProblem('signInRequired')
  const { title } = await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: false, req })
  await forgetFailedSchedules(req, id)
  const jobId = await queueSchedule(req, { collection, id, what, at: due.at, account: user.id })
  const by = session?.name ?? ''
  return { jobId, collection, id, title: title ?? 'Untitled', what, at: due.at, by, obstacles: [], failed: false }
}
