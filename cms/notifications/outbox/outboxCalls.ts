import { bouncedMail, REQUEUED, retryRefusal } from '@framewell/domain/notifications/mailRules'
import type {
  bounceMail as bounceMailCall,
  drawMail as drawMailCall,
  listMails as listMailsCall,
  OutboxMail,
  retryMail as retryMailCall,
} from '@framewell/domain/notifications/outboxCalls'
import type { PayloadRequest } from 'payload'
import type { OutgoingMail } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lockRow } from '../../platform/database/lockRow'
import type { Operation } from '../../platform/http/calls/bindCall'
import { documentList } from '../../platform/lists/documentList'
import { chosen } from '../../platform/lists/listing'
import { changed } from '../../platform/live/changed'
import { HIDDEN } from '../mailSecrets'
import { mailSheet } from '../mailSheet'

export const listMails: Operation<typeof listMailsCall> = documentList({
  collection: 'outgoing-mail',
  searched: ['to', 'subject'],
  where: ({ status, channel }) => chosen({ status, channel }),
  newest: 'createdAt',
  sorts: { to: 'to', status: 'status' },
  row: mailAnswer,
})

export const drawMail: Operation<typeof drawMailCall> = async ({ req, refuse }, { id }) => {
  const stored = await req.payload.db.findOne<OutgoingMail>({ collection: 'outgoing-mail', where: { id: { equals: id } }, req })
  if (!stored?.html) throw refuse('notFound')
  return mailSheet(stored.html)
}

/** Queues a mail again. One whose private links have been deleted cannot be resent, because they would lead nowhere. */
export const retryMail: Operation<typeof retryMailCall> = async ({ req, refuse }, { id }) => {
  const stored = await lockedMail(req, id)
  if (!stored) throw refuse('notFound')
  const no = retryRefusal(stored.status, !stored.sealed && stored.text.includes(HIDDEN))
  if (no) throw refuse(no)
  const mail: OutgoingMail = await req.payload.db.updateOne({
    collection: 'outgoing-mail',
    id,
    data: REQUEUED,
    req,
  })
  return answer(req, mail, 'mail-retried', stored.status)
}

export const bounceMail: Operation<typeof bounceMailCall> = async ({ req, refuse }, { id, reason }) => {
  const stored = await lockedMail(req, id)
  if (!stored) throw refuse('notFound')
  const outcome = bouncedMail(stored.status, reason)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  const mail: OutgoingMail = await req.payload.db.updateOne({
    collection: 'outgoing-mail',
    id,
    data: outcome.mail,
    req,
  })
  return answer(req, mail, 'mail-bounced', stored.status)
}

async function lockedMail(req: PayloadRequest, id: string): Promise<OutgoingMail | null> {
  await lockRow(req, 'outgoing-mail', id)
  return req.payload.db.findOne<OutgoingMail>({ collection: 'outgoing-mail', where: { id: { equals: id } }, req })
}

async function answer(req: PayloadRequest, mail: OutgoingMail, action: string, before: string) {
  await recordAudit(req, {
    action,
    subjectType: 'outgoing-mail',
    subjectId: mail.id,
    before: { status: before },
    after: { status: mail.status },
    ...(mail.error ? { reason: mail.error } : {}),
  })
  await changed(req, 'mails', mail.id)
  return { mail: mailAnswer(mail) }
}

function mailAnswer(mail: OutgoingMail): OutboxMail {
  const { id, createdAt, channel, to, subject, text, html, status, attempts, error, sendAfter, sentAt } = mail
  return {
    id,
    at: createdAt,
    channel,
    to,
    subject,
    text,
    html: html ?? null,
    status,
    attempts,
    error: error ?? null,
    sendAfter: sendAfter ?? null,
    sentAt: sentAt ?? null,
  }
}
