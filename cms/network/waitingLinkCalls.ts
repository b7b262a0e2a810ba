import type { confirmWaiting as confirmWaitingCall, leaveWaitingList as leaveWaitingListCall } from '@framewell/domain/network/waitingCalls'
import { CONFIRM_WITHIN_DAYS } from '@framewell/domain/newsletter/subscription'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { lockVisitors, waitingConfirmLinks, waitingLeaveLinks } from './waitingVisitor'

/** Puts a visitor on the list by the link of their mail. Confirming twice changes nothing. */
export const confirmWaiting: Operation<typeof confirmWaitingCall> = async ({ req, now, refuse }, { id, token }) => {
  const [visitor] = await lockVisitors(req, sql`id = ${id}::uuid`)
  if (!visitor || !waitingConfirmLinks.isTokenOf(token, id)) throw refuse('unknownLink')
  if (visitor.status !== 'pending') return { zip: visitor.zip }
  if (now.getTime() - Date.parse(visitor.requestedAt) > CONFIRM_WITHIN_DAYS * 86_400_000) throw refuse('unknownLink')
  const database = await transactionOf(req)
  await database.execute(sql`
    update waiting_list set status = 'waiting', confirmed_at = ${now.toISOString()}::timestamptz, updated_at = now() where id = ${id}::uuid`)
  await recordAudit(req, { action: 'waiting-confirmed', subjectType: 'waiting-list', subjectId: id, after: { zip: visitor.zip } })
  return { zip: visitor.zip }
}

/** Deletes a visitor's place on the list. Doing it twice changes nothing. */
export const leaveWaitingList: Operation<typeof leaveWaitingListCall> = async ({ req, refuse }, { id, token }) => {
  if (!waitingLeaveLinks.isTokenOf(token, id)) throw refuse('unknownLink')
  const [visitor] = await lockVisitors(req, sql`id = ${id}::uuid`)
  if (!visitor) return { left: true }
  const database = await transactionOf(req)
  await database.execute(sql`delete from waiting_list where id = ${id}::uuid`)
  await recordAudit(req, { action: 'waiting-left', subjectType: 'waiting-list', subjectId: id, before: { status: visitor.status } })
  return { left: true }
}
