import { recordOf } from '@framewell/domain/collections/recordOf'
import { TASK_VIEWS, type taskCalls } from '@framewell/domain/tasks/calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { pageOfSql } from '../platform/lists/pageOfSql'
import { readTasks, tasksNow, tasksOf } from './readTasks'

/** SQL: the task is in a view of the person who asks. */
const views = (req: PayloadRequest): Readonly<Record<(typeof TASK_VIEWS)[number], SqlPart>> => ({
  all: sql`true`,
  open: sql`snoozed_until is null and for_others is null`,
  mine: sql`owner_id::text = ${String(req.user?.id ?? '')} and snoozed_until is null and for_others is null`,
  late: sql`late and snoozed_until is null and for_others is null`,
  snoozed: sql`snoozed_until is not null`,
  others: sql`for_others is not null and snoozed_until is null`,
})

export const listTasks: Operation<typeof taskCalls.listTasks> = async ({ req, now, session }, { view, kind, ...asked }) => {
  const of = views(req)
  const every = await tasksNow(req, now, session?.id ?? null)
  const { data, ...rest } = await pageOfSql(
    req,
    {
      every,
      searched: ['name', 'detail', 'owner'],
      where: [of[view], kind === 'all' ? sql`true` : sql`kind = ${kind}`],
      sorts: { urgency: 'urgency', due: 'due', money: 'money', since: 'since' },
    },
    asked,
  )
  return { data: tasksOf(data), ...rest, counts: await countsOf(req, every) }
}

async function countsOf(req: PayloadRequest, every: SqlPart) {
  const of = views(req)
  const database = await transactionOf(req)
  const counted = TASK_VIEWS.map((view) => sql`count(*) filter (where ${of[view]})::int as ${sql.identifier(view)}`)
  const { rows } = await database.execute(sql`select ${sql.join(counted, sql`, `)} from (${every}) as task`)
  return z.object(recordOf(TASK_VIEWS, () => z.number())).parse(rows[0])
}

/** Takes or leaves a task, or puts it off. Taking one that is put off lists it again. */
export const markTask: Operation<typeof taskCalls.markTask> = async ({ req, refuse, now, session }, { id, owner, snoozeDays }) => {
  const database = await transactionOf(req)
  const every = await tasksNow(req, now, session?.id ?? null)
  const taskOf = async () => (await readTasks(req, every, sql`id = ${id}::uuid`))[0]
  const before = await taskOf()
  if (!before) throw refuse('unknownTask')
  if (owner === 'me' && before.forOthers !== null) throw refuse('notIndependent', { detail: before.forOthers })
  const ownerId = owner === undefined ? before.ownerId : owner === 'me' ? String(req.user?.id) : null
  const until =
    snoozeDays === undefined
      ? owner === 'me'
        ? null
        : before.snoozedUntil
      : snoozeDays === 0
        ? null
        : new Date(now.getTime() + snoozeDays * 86_400_000).toISOString()
  await database.execute(sql`
    insert into task_marks (id, owner_id, snoozed_until) values (${id}::uuid, ${ownerId}::uuid, ${until}::timestamptz)
    on conflict (id) do update set owner_id = excluded.owner_id, snoozed_until = excluded.snoozed_until, marked_at = now()`)
  const task = await taskOf()
  if (!task) throw refuse('unknownTask')
  return { task }
}
