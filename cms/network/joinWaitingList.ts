import { USUAL_SQUARE_FEET } from '@framewell/domain/network/deliveryCalls'
import { type joinWaitingList as joinWaitingListCall, WAITING_ANSWER, waitingConsent } from '@framewell/domain/network/waitingCalls'
import { MAIL_AGAIN_AFTER_MINUTES } from '@framewell/domain/newsletter/subscription'
import { waitingAsked } from '@framewell/domain/notifications/events/waiting'
import { sql } from '@payloadcms/db-postgres'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { deliveryAt } from './getDelivery'
import { lockVisitors, type WaitingVisitor, waitingAddress } from './waitingVisitor'

/** Records a wish to be told and mails the link that confirms it. Every address gets the same answer. */
export const joinWaitingList: Operation<typeof joinWaitingListCall> = async ({ req, now, refuse }, { zip, email }) => {
  const delivery = await deliveryAt(req, zip, USUAL_SQUARE_FEET, now)
  if (!delivery) throw refuse('unknownZip')
  if (delivery.shopsInReach > 0) throw refuse('alreadyReached')
  const at = now.toISOString()
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into waiting_list (email, zip, status, consent, requested_at)
    values (${email}, ${zip}, 'pending', ${waitingConsent(zip)}, ${at}::timestamptz) on conflict (email, zip) do nothing`)
  const [visitor] = await lockVisitors(req, sql`email = ${email} and zip = ${zip}`)
  if (!visitor || !isDue(visitor, now)) return { message: WAITING_ANSWER }
  await database.execute(sql`
    update waiting_list set status = 'pending', requested_at = ${at}::timestamptz, mailed_at = ${at}::timestamptz, updated_at = now()
    where id = ${visitor.id}::uuid`)
  await recordAudit(req, { action: 'waiting-asked', subjectType: 'waiting-list', subjectId: visitor.id, after: { zip } })
  const { id } = visitor
  const secrets = { link: waitingAddress('confirm', id) }
  const { city, state } = delivery
  await notify(
    req,
    waitingAsked,
    { visitor: id, email, zip, place: `${city}, ${state}` },
    { secrets, whenFull: 'refuse', unsubscribeUrl: waitingAddress('leave', id) },
  )
  return { message: WAITING_ANSWER }
}

/** Whether to mail a link: not to somebody who waits already, and not right after the last mail. */
function isDue({ status, mailedAt }: WaitingVisitor, now: Date): boolean {
  if (status === 'waiting') return false
  return mailedAt === null || now.getTime() - Date.parse(mailedAt) >= MAIL_AGAIN_AFTER_MINUTES * 60_000
}
