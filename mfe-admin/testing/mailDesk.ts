import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { MAIL_STATUSES } from '@framewell/domain/notifications/mailStates'
import { bounceMail, listMails, type OutboxMail, retryMail } from '@framewell/domain/notifications/outboxCalls'
import { listTemplates, type NotificationTemplate, previewTemplate, saveTemplate } from '@framewell/domain/notifications/templateCalls'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'

const SUBJECTS = ['Your quote Q-2026-00012', 'Your order has shipped', 'Choose a new password', 'An invoice is due'] as const

const sampleMail = (at: number): OutboxMail => {
  const status = MAIL_STATUSES[at % MAIL_STATUSES.length] ?? 'sent'
  return {
    id: `8d0e4a52-0000-4000-8000-${String(at).padStart(12, '0')}`,
    at: new Date(Date.UTC(2026, 10, 22, 9, 0) - at * 3_600_000).toISOString(),
    channel: at % 7 === 6 ? 'sms' : 'mail',
    to: at % 2 === 0 ? 'dana@whitfield.example' : 'sam@okafor.example',
    subject: SUBJECTS[at % SUBJECTS.length] ?? '',
    text: 'Good morning,\n\nyour kit left the shop today.\n',
    html: null,
    status,
    attempts: status === 'failed' ? 12 : status === 'queued' ? 0 : 1,
    error: status === 'failed' ? '550 No such user here' : null,
    sendAfter: null,
    sentAt: status === 'sent' ? '2026-11-22T09:01:00.000Z' : null,
  }
}

const sampleTemplate = (at: number): NotificationTemplate => ({
  event: ['order-shipped', 'quote-sent', 'invoice-due'][at % 3] + (at > 2 ? `-${at}` : ''),
  title: ['An order was shipped', 'A quote was sent', 'An invoice is due'][at % 3] ?? '',
  feature: ['orders', 'quotes', 'payments'][at % 3] ?? '',
  kind: 'info',
  version: at === 1 ? 2 : 0,
  editedBy: at === 1 ? 'olivia@framewell.test' : null,
  editedAt: at === 1 ? '2026-11-20T10:00:00.000Z' : null,
  words: {
    subject: 'Your order {number} has shipped',
    text: 'Good morning {name},\n\nit is on its way.',
    notice: '',
    actionLabel: 'See the order',
  },
  hasAction: true,
  variables: [
    { name: 'number', example: 'FW-2026-00012' },
    { name: 'name', example: 'Dana' },
  ],
})

interface MailDesk {
  readonly mails?: number
  readonly list?: AnswerCall<typeof listMails>
  readonly templates?: AnswerCall<typeof listTemplates>
}

/** Answers the calls of the outbox and of the mail templates. */
export function mailDesk({ mails = 14, list, templates }: MailDesk = {}): SendRequest {
  let all = Array.from({ length: mails }, (_, at) => sampleMail(at))
  let words = Array.from({ length: 3 }, (_, at) => sampleTemplate(at))
  const change = (id: string, status: OutboxMail['status']) => {
    all = all.map((mail) => (mail.id === id ? { ...mail, status, error: null } : mail))
    const mail = all.find((each) => each.id === id)
    if (!mail) throw refuseCall(retryMail, 'notFound')
    return { mail }
  }
  return answerCalls([
    [currentSession, sessionDesk().current],
    [
      listMails,
      list ??
        (({ status = 'all', search = '', page = 1, limit = 20 }) => {
          const found = all.filter((mail) => (status === 'all' || mail.status === status) && mail.subject.includes(search))
          return { data: found.slice((page - 1) * limit, page * limit), total: found.length }
        }),
    ],
    [retryMail, ({ id }) => change(id, 'queued')],
    [bounceMail, ({ id }) => change(id, 'bounced')],
    [listTemplates, templates ?? (() => ({ templates: words }))],
    [
      previewTemplate,
      ({ words: given }) => ({
        subject: given.subject.replace('{number}', 'FW-2026-00012'),
        html: '',
        text: given.text.replace('{name}', 'Dana'),
        notice: given.notice,
        unknown: given.text.includes('{price}') ? ['price'] : [],
      }),
    ],
    [
      saveTemplate,
      ({ event, words: given }) => {
        if (given?.text.includes('{price}')) throw refuseCall(saveTemplate, 'unknownVariable')
        words = words.map((one) => (one.event === event && given ? { ...one, words: given, version: one.version + 1 } : one))
        const template = words.find((one) => one.event === event)
        if (!template) throw refuseCall(saveTemplate, 'unknownEvent')
        return { template }
      },
    ],
  ])
}
