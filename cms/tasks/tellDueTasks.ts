import { taskDue } from '@framewell/domain/notifications/events/tasks'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../notifications/notify'
import { dayOf, startOf } from '../platform/database/companyTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob } from '../platform/jobs/defineJob'
import { readTasks, tasksNow } from './readTasks'

/**
 * Notifies, once for each deadline, of tasks whose last day has begun, and at once of orders that will be late: the owner, or all operators
 * where nobody took it. Not of those that are put off or have no deadline, nor of what has been late for days: that is on the list, and a
 * first run would notify of all of it at once.
 * @returns how many tasks are due
 */
export async function tellDueTasks(req: PayloadRequest): Promise<number> {
  const every = await tasksNow(req, new Date(), null)
  await dropDoneMarks(req, every)
  const due = await readTasks(
    req,
    every,
    sql`snoozed_until is null and due > now() - interval '3 days' and (due < now() + interval '24 hours' or ${startOf(dayOf(sql`due`))} <= now() or kind = 'expectedLate')`,
  )
  for (const { id, kind, name, detail, due: at, moneyCents, href, ownerId: owner } of due)
    await notify(req, taskDue, { task: id, kind, name, detail, due: at, moneyCents, href, owner }, { once: `task-due:${id}:${at}` })
  return due.length
}

/** Drops the owners and snoozes of tasks that are done: the next task of the kind about the same record is nobody's. */
async function dropDoneMarks(req: PayloadRequest, every: SqlPart): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`delete from task_marks where id not in (select t.id from (${every}) as t)`)
}

export const tellDue = defineJob({
  name: 'tell-due-tasks',
  schedule: '*/15 * * * *',
  input: z.undefined(),
  run: ({ req }) => tellDueTasks(req),
})
