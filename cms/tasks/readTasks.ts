import { type Task, taskSchema } from '@framewell/domain/tasks/calls'
import { TASK_KIND_NAMES } from '@framewell/domain/tasks/taskKinds'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { plansOutOfProof } from '../catalog/plansOutOfProof'
import { ordersExpectedLate } from '../orders/ordersExpectedLate'
import { openWaivers } from '../payments/billing/waiverSums'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { tasksForOthers } from './forOthers'
import { everyTask } from './taskSources'

const iso = z.coerce.date().transform((time) => time.toISOString())
const taskRows = z.array(
  z
    .object({
      id: z.string(),
      kind: z.enum(TASK_KIND_NAMES),
      name: z.string(),
      detail: z.string(),
      since: iso,
      due: iso,
      late: z.boolean(),
      money: z.coerce.number().nullable(),
      href: z.string(),
      owner_id: z.string().nullable(),
      owner: z.string().nullable(),
      snoozed_until: iso.nullable(),
      for_others: z.string().nullable(),
    })
    .transform(({ money, owner_id, snoozed_until, for_others, ...row }) =>
      taskSchema.parse({ ...row, moneyCents: money, ownerId: owner_id, snoozedUntil: snoozed_until, forOthers: for_others }),
    ),
)

/** Tasks from rows of `everyTask`. */
export const tasksOf = (rows: readonly unknown[]): Task[] => taskRows.parse(rows)

/**
 * SQL: every task, with the orders that are expected late and the plans that do not pass now.
 * @param person account of the reader, who may not decide all; null for a program
 */
export async function tasksNow(req: PayloadRequest, now: Date, person: string | null): Promise<SqlPart> {
  return everyTask(
    {
      late: await ordersExpectedLate(req, sql`true`, now),
      unproven: await plansOutOfProof(req),
      waivers: await openWaivers(req, sql`true`),
    },
    await tasksForOthers(req, person),
  )
}

/** The tasks of `tasksNow` that meet a condition. */
export async function readTasks(req: PayloadRequest, every: SqlPart, where: SqlPart): Promise<Task[]> {
  const database = await transactionOf(req)
  return tasksOf((await database.execute(sql`select * from (${every}) as task where ${where}`)).rows)
}
