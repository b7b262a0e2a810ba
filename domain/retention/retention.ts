import { CONFIRM_WITHIN_DAYS } from '../newsletter/subscription'

/** How long temporary data is kept, and why. */
interface RetentionRule {
  readonly what: string
  readonly hours: number
  /** Start of the period. */
  readonly since: string
  readonly why: string
}

const DAY = 24
const YEAR = 365 * DAY

/** Everything that is deleted automatically. What is not listed here stays: quotes, productions, decisions, mails, the audit trail. */
export const RETENTION = {
  savedConfigurations: {
    what: 'Drafts under a private link',
    hours: 2 * YEAR,
    since: 'the last change',
    why: 'Houses are planned in one season and built in the next. Nobody returns to an older draft.',
  },
  planFiles: {
    what: 'Uploaded plans that no quote was made with',
    hours: 30 * DAY,
    since: 'the upload',
    why: 'Drafts tell their owner. With a quote, a plan stays as long as the quote.',
  },
  partFiles: {
    what: 'Parts of uploads',
    hours: 1,
    since: 'the last byte',
    why: 'No upload takes an hour: the rest was cut off, or its process ended.',
  },
  orphanedFiles: {
    what: 'Stored files that no record names',
    hours: 14 * DAY,
    since: 'they were stored',
    why: 'A process was killed between storing the file and its record. If there are suspiciously many, or no other file is known, none is deleted and the log says so.',
  },
  contactMessages: {
    what: 'Messages of the contact form',
    hours: 2 * YEAR,
    since: 'the day they were sent',
    why: 'A builder who returns with next season’s lots does not have to explain everything again.',
  },
  unconfirmedWaiting: {
    what: 'Addresses on the waiting list that nobody confirmed',
    hours: CONFIRM_WITHIN_DAYS * DAY,
    since: 'the request',
    why: 'The link to confirm no longer works. The person who typed the address may not own it.',
  },
  toldWaiting: {
    what: 'Addresses on the waiting list that were told of a shop',
    hours: 30 * DAY,
    since: 'the mail',
    why: 'They agreed to one mail. Until then, a question about it can be answered.',
  },
  unconfirmedSubscribers: {
    what: 'Addresses for the newsletter that nobody confirmed',
    hours: CONFIRM_WITHIN_DAYS * DAY,
    since: 'the request',
    why: 'The link to confirm no longer works. The person who typed the address may not own it.',
  },
  shareCards: {
    what: 'Pictures for shared links',
    hours: 30 * DAY,
    since: 'they were drawn',
    why: 'They are drawn again on request. Those of changed pages are never requested again.',
  },
  contentUndos: {
    what: 'Undo data of a rename, a removal or a release of pages',
    hours: 30 * DAY,
    since: 'the act',
    why: 'A mistake is noticed within weeks. A page’s versions stay, and deleted pages stay in the trash.',
  },
  contentComments: {
    what: 'Comments on pages and their sections',
    hours: 2 * YEAR,
    since: 'the last change in their thread',
    why: 'The page shows what they decided. A year later, the reasons can still be found.',
  },
  productEvents: {
    what: 'Product events',
    hours: 400 * DAY,
    since: 'the event',
    why: 'Long enough to compare a month with the same month of the year before.',
  },
  metricDays: {
    what: 'Days of figures',
    hours: 3 * YEAR,
    since: 'the day',
    why: 'Three years show the seasons. Older figures are in the records themselves.',
  },
  serviceMinutes: {
    what: 'Minutes of the service',
    hours: 35 * DAY,
    since: 'the minute',
    why: 'Uptime covers 30 days.',
  },
  serviceSamples: {
    what: 'Samples of the service',
    hours: 35 * DAY,
    since: 'the sample',
    why: 'Charts of queues and releases cover 30 days.',
  },
  remoteFailures: {
    what: 'Failures of micro-frontends',
    hours: 90 * DAY,
    since: 'the last report',
    why: 'By then the release is no longer live, or the failure no longer occurs.',
  },
  notices: {
    what: 'Notices in the app',
    hours: YEAR,
    since: 'the event',
    why: 'The records themselves have the facts. Nobody scrolls back further than a project takes.',
  },
  webhookDeliveries: {
    what: 'Webhook deliveries, with the beginning of the answer',
    hours: 30 * DAY,
    since: 'the last attempt',
    why: 'A receiver that lost something finds out within a month. The events themselves stay.',
  },
  refusedApplications: {
    what: 'Refused applications to the network, with their messages, notes and documents',
    hours: 2 * YEAR,
    since: 'the decision',
    why: 'Long enough to answer a question about the refusal. Approved ones stay with their shop.',
  },
  routingTests: {
    what: 'Decisions of the public routing test',
    hours: 30 * DAY,
    since: 'the decision',
    why: 'They answer somebody who tried out the routing. Decisions about real projects stay.',
  },
  idempotencyRecords: {
    what: 'First answers under an Idempotency-Key',
    hours: DAY,
    since: 'the answer',
    why: 'A screen repeats a failed submit within minutes. The answer may hold a private link.',
  },
  rateLimits: {
    what: 'Counters of rate limits',
    hours: 0,
    since: 'the end of their window',
    why: 'They hold a hash of an address and mean nothing afterwards.',
  },
} as const satisfies Record<string, RetentionRule>
export type RetentionKey = keyof typeof RETENTION

/** '1 hour', '30 days', '2 years'. */
function timeInWords(hours: number): string {
  if (hours === 0) return 'at once'
  const [count, unit] = hours % YEAR === 0 ? [hours / YEAR, 'year'] : hours % DAY === 0 ? [hours / DAY, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The rules as the table of docs/security/data.md, in Markdown. */
export function retentionTable(): string {
  const rows = Object.values<RetentionRule>(RETENTION).map(
    ({ what, hours, since, why }) => `| ${what} | ${timeInWords(hours)} after ${since} | ${why} |`,
  )
  return ['| what | deleted | why |', '| --- | --- | --- |', ...rows].join('\n')
}
