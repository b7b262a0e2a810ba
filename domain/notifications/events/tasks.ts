import { z } from 'zod'
import { companyDay } from '../../dates/businessDays'
import { centsSchema } from '../../money/centsSchema'
import { usdWithCents } from '../../money/usd'
import { deadlineDate, longDate } from '../../quotes/quoteWords'
import { TASK_KIND_NAMES, TASK_KINDS } from '../../tasks/taskKinds'
import { accountAudience, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'

/** Raised once for each deadline of a task, on its last day. */
export const taskDue = defineEvent({
  name: 'task-due',
  title: 'A task is due within a day',
  feature: 'tasks',
  kind: 'warning',
  payload: z.object({
    task: z.string(),
    kind: z.enum(TASK_KIND_NAMES),
    name: z.string(),
    detail: z.string(),
    /** ISO time. */
    due: z.string(),
    moneyCents: centsSchema.nullable(),
    href: z.string(),
    /** Account of its owner; null for a task that nobody took, which is everybody's. */
    owner: z.string().nullable(),
  }),
  audience: ({ owner }) => [owner === null ? OPERATORS : accountAudience(owner)],
  values: ({ kind, name, detail, due, moneyCents, href }) => ({
    kind: TASK_KINDS[kind].label,
    name,
    detail,
    due: deadlineDate(due),
    day: longDate(companyDay(new Date(due))),
    money: moneyCents === null ? '' : usdWithCents(moneyCents),
    todo: TASK_KINDS[kind].action,
    link: href,
  }),
  words: {
    subject: '{kind}, due {day}: {name}',
    text: '{todo}\n\n| {kind} | {name}\n| Detail | {detail}\n| Due | {due}\n| Money at risk | {money}',
    action: { label: 'Open it', path: '{link}' },
  },
  example: {
    task: '6f1e',
    kind: 'dispute',
    name: 'FW-2026-00042',
    detail: 'Gulf Steel',
    due: '2026-12-01T04:59:59.999Z',
    moneyCents: 1_178_000,
    href: '/admin?tab=disputes',
    owner: null,
  },
})

export const taskEvents = [taskDue]
