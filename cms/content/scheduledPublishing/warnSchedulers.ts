import { createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '../../database/inTransaction'
import { env } from '../../env'
import { queueMail } from '../../notifications/queueMail'
import { findSchedules } from './findSchedules'
import { rehearsePublication } from './rehearsePublication'

/**
 * Rehearses everything that is scheduled as its document stands now, and tells the person who scheduled it when it would fail: what stands in
 * the way, by place. Once for each state of the document. Returns how many would fail.
 */
export async function warnSchedulers(req: PayloadRequest): Promise<number> {
  const { payload } = req
  const schedules = await findSchedules(req)
  let failing = 0
  for (const { jobId, collection, id, title, what, at, email } of schedules) {
    if (what !== 'publish' || email === null) continue
    const { docs } = await payload.find({ collection: 'accounts', where: { email: { equals: email } }, depth: 0, overrideAccess: true })
    const [person] = docs
    if (!person) continue
    // As the person who will be publishing: the score gate lets the system itself pass.
    const asPerson = await createLocalReq({ user: { ...person, collection: 'accounts' } }, payload)
    const obstacles = await rehearsePublication(asPerson, collection, id)
    if (obstacles.length === 0) continue
    failing += 1
    const lines = obstacles.map(({ place, message }) => `- ${place}: ${message}`)
    await inTransaction(req, () =>
      queueMail(req, {
        to: email,
        subject: `'${title}' could not be published as it stands`,
        text: [
          `You scheduled '${title}' for ${at.toUTCString()}. It was edited since, and would fail:`,
          lines.join('\n'),
          `Mend it here: ${env.SITE_URL}/cms/collections/${collection}/${id}`,
        ].join('\n\n'),
        dedupKey: `schedule-obstacles:${jobId}:${lines.join('|')}`.slice(0, 200),
      }),
    )
  }
  return failing
}
