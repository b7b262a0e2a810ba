import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/inTransaction'
import { env } from '../../env'
import { queueMail } from '../../notifications/queueMail'
import { findLateSchedules, type LateSchedule } from './findLateSchedules'

/** Tells every operator of each overdue publication, once. Any number of processes may look at any time. Returns how many are overdue. */
export function alertLateSchedules(req: PayloadRequest): Promise<number> {
  return inTransaction(req, async () => {
    const late = await findLateSchedules(req)
    if (late.length === 0) return 0
    // The system writes to its operators; nobody asked for the list.
    const { docs: operators } = await req.payload.find({
      collection: 'accounts',
      where: { role: { in: [...OPERATOR_ROLES] } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    })
    for (const schedule of late) {
      for (const { email } of operators)
        await queueMail(req, { to: email, ...mailOf(schedule), dedupKey: `late-schedule:${schedule.id}:${email}` })
    }
    return late.length
  })
}

function mailOf({ collection, document, due, title, what }: LateSchedule) {
  return {
    subject: `Overdue: '${title}' was to be ${what}ed`,
    text: [
      `'${title}' was to be ${what}ed at ${due.toUTCString()}, and still is not.`,
      'Either no process runs scheduled publications, or this one failed: the log of the cms says why.',
      `Open the document to ${what} it by hand: ${env.SITE_URL}/cms/collections/${collection}/${document}`,
    ].join('\n\n'),
  }
}
