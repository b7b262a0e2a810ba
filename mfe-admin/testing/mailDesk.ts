import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { bouncedMail, REQUEUED, retryRefusal, wordsRefusal } from '@framewell/domain/notifications/mailRules'
import { MAIL_STATUSES } from '@framewell/domain/notifications/mailStates'
import { bounceMail, listMails, type OutboxMail, retryMail } from '@framewell/domain/notifications/outboxCalls'
import { listTemplates, type NotificationTemplate, previewTemplate, saveTemplate } from '@framewell/domain/notifications/templateCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'

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
  readonly mails?: readonly OutboxMail[]
  readonly templates?: readonly NotificationTemplate[]
  /** Address of the signed-in operator. */
  readonly editedBy?: string
  readonly list?: AnswerCall<typeof listMails>
  readonly listTemplates?: AnswerCall<typeof listTemplates>
}

/** A fake of the outbox and mail template calls. */
export function mailDesk({ list, editedBy = 'olivia@framewell.test', ...given }: MailDesk = {}): SendRequest {
  let all = [...(given.mails ?? Array.from({ length: 14 }, (_, at) => sampleMail(at)))]
  let words = [...(given.templates ?? Array.from({ length: 3 }, (_, at) => sampleTemplate(at)))]
  const firstWords = new Map(words.map((template) => [template.event, template.words]))
  const found = (id: string) => {
    const mail = all.find((each) => each.id === id)
    if (!mail) throw refuseCall(retryMail, 'notFound')
    return mail
  }
  const change = (before: OutboxMail, facts: Partial<OutboxMail>) => {
    const mail = { ...before, ...facts }
    all = all.map((each) => (each === before ? mail : each))
    return { mail }
  }
  return answerCalls([
    [currentSession, fakeSessionServer().current],
    [
      listMails,
      list ??
        (({ status, channel, search, page, limit }) => {
          const matching = all.filter(
            (mail) =>
              (status === 'all' || mail.status === status) &&
              (channel === 'all' || mail.channel === channel) &&
              `${mail.to} ${mail.subject}`.toLowerCase().includes(search.toLowerCase()),
          )
          return { data: matching.slice((page - 1) * limit, page * limit), total: matching.length }
        }),
    ],
    [
      retryMail,
      ({ id }) => {
        const mail = found(id)
        const no = retryRefusal(mail.status, false)
        if (no) throw refuseCall(retryMail, no)
        return change(mail, REQUEUED)
      },
    ],
    [
      bounceMail,
      ({ id, reason }) => {
        const mail = found(id)
        const outcome = bouncedMail(mail.status, reason)
        if ('refusal' in outcome) throw refuseCall(bounceMail, outcome.refusal)
        return change(mail, outcome.mail)
      },
    ],
    [listTemplates, given.listTemplates ?? (() => ({ templates: words }))],
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
      ({ event, seen, words: given }) => {
        const before = words.find((one) => one.event === event)
        if (!before) throw refuseCall(saveTemplate, 'unknownEvent')
        const known = before.variables.map(({ name }) => name)
        const no = wordsRefusal(given, known)
        if (no) throw refuseCall(saveTemplate, no.refusal, no.more)
        if (before.version !== seen) throw refuseCall(saveTemplate, 'changedMeanwhile')
        const template = {
          ...before,
          words: given ?? firstWords.get(event) ?? before.words,
          version: seen + 1,
          editedBy,
          editedAt: new Date().toISOString(),
        }
        words = words.map((one) => (one === before ? template : one))
        return { template }
      },
    ],
  ])
}
