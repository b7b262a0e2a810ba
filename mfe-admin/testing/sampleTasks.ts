import { dayFrom, endOfDay } from '@framewell/domain/dates/businessDays'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import type { Task, taskCalls } from '@framewell/domain/tasks/calls'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
export const sampleTasks: readonly Task[] = [
  {
    id: '6f1d0c9e-98b1-4a0e-8d0d-1f2a3b4c5d01',
    kind: 'returnedPayout',
    name: 'Scioto Rollform',
    detail: 'FW-2026-00003, No account found',
    since: at(-72),
    due: at(-24),
    late: true,
    moneyCents: cents(6_147_540),
    href: '/admin-dashboard?tab=payouts',
    ownerId: null,
    owner: null,
    snoozedUntil: null,
    forOthers: null,
  },
  {
    id: '6f1d0c9e-98b1-4a0e-8d0d-1f2a3b4c5d02',
    kind: 'networkApplication',
    name: 'Wabash Steel',
    detail: 'NA-2026-00007',
    since: at(-3),
    due: endOfDay(dayFrom(new Date(), 1)).toISOString(),
    late: false,
    moneyCents: null,
    href: '/admin-dashboard?tab=network-applications',
    ownerId: 'omar',
    owner: 'Omar Haddad',
    snoozedUntil: null,
    forOthers: null,
  },
]

/** The list of some tasks. @param others how many are for another operator */
export const listedTasks =
  (tasks: readonly Task[], others = 0): AnswerCall<typeof taskCalls.listTasks> =>
  () => ({
    data: [...tasks],
    total: tasks.length,
    counts: { all: tasks.length, open: tasks.length, mine: 0, late: tasks.filter(({ late }) => late).length, snoozed: 0, others },
  })
