import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { allOr, listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { NOT_INDEPENDENT } from '../parties/independence'
import { listOwnTasks } from './ownTasks'
import { TASK_KIND_NAMES } from './taskKinds'

const operators = { feature: 'tasks', access: OPERATOR_ROLES } as const

/** The longest a task is put off, in days. */
const MAX_SNOOZE_DAYS = 30

export const taskSchema = z.object({
  /** Its own: several tasks can be about one record. */
  id: z.string(),
  kind: z.enum(TASK_KIND_NAMES),
  /** Whom or what it is about. */
  name: z.string(),
  detail: z.string(),
  since: z.string(),
  due: z.string(),
  late: z.boolean(),
  /** Money at risk; null where none is. */
  moneyCents: centsSchema.nullable(),
  /** Where it is done. */
  href: z.string(),
  ownerId: z.string().nullable(),
  owner: z.string().nullable(),
  snoozedUntil: z.string().nullable(),
  /** Why the signed-in person may not decide it, so that another operator has to; null when they may. */
  forOthers: z.string().nullable(),
})
export type Task = z.infer<typeof taskSchema>

/** all: with what is put off; open: what the signed-in person may do; mine: what they took of it; others: what another operator has to decide. */
export const TASK_VIEWS = ['all', 'open', 'mine', 'late', 'snoozed', 'others'] as const

const listTasks = defineCall({
  ...operators,
  name: 'listTasks',
  method: 'GET',
  path: '/api/admin/tasks',
  keys: 'read',
  summary: 'What waits for an operator, the nearest deadline first',
  input: listInput({
    sorts: ['urgency', 'due', 'money', 'since'],
    filters: { view: z.enum(TASK_VIEWS).default('open'), kind: allOr(TASK_KIND_NAMES).default('all') },
  }),
  output: listOutput(taskSchema).extend({ counts: z.record(z.enum(TASK_VIEWS), z.number().int()) }),
})

const markTask = defineCall({
  ...operators,
  name: 'markTask',
  method: 'PUT',
  path: '/api/admin/tasks/{id}',
  summary: 'Take a task, leave it to others, or put it off for some days',
  input: z.object({
    id: z.uuid('Name a task of the list'),
    owner: z.enum(['me', 'nobody']).optional(),
    snoozeDays: z.coerce
      .number('Use a number of days')
      .int('Use whole days')
      .min(0, 'Use 0 to list it again')
      .max(MAX_SNOOZE_DAYS, `At most ${MAX_SNOOZE_DAYS} days`)
      .optional(),
  }),
  output: z.object({ task: taskSchema }),
  errors: {
    notIndependent: NOT_INDEPENDENT,
    unknownTask: { status: 404, message: 'This task is done or was never there. Reload the list.' },
  },
})

export const taskCalls = { listTasks, markTask, listOwnTasks }
