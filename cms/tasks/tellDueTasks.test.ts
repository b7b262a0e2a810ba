import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderRows } from '../insights/testing/orderRows'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { tellDueTasks } from './tellDueTasks'

let cms: TestCms
let operator: Awaited<ReturnType<TestCms['signInAs']>>
let colleague: typeof operator
let lateOrder: string
const LATE = 'FW-2026-00003'

beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
  colleague = await cms.signInAs('operator')
  await makeOrderRows(cms, operator.id)
  const { data } = taskCalls.listTasks.output.parse(await (await cms.request('/api/admin/tasks?kind=lateOrder', operator)).json())
  lateOrder = data[0]?.id ?? ''
})
afterAll(() => cms.stop())

const mark = (body: object) => cms.request(`/api/admin/tasks/${lateOrder}`, { method: 'PUT', cookie: operator.cookie, json: body })

/** Runs the job. @returns titles of the notices of a person about late orders since the last run */
async function told(person: typeof operator): Promise<string[]> {
  const req = await cms.localReq()
  await inTransaction(req, () => tellDueTasks(req))
  await runQueuedJobs(cms.payload)
  const { rows } = await cms.payload.db.pool.query(`select title from notices where account_id = $1 and title like 'Late order%'`, [
    person.id,
  ])
  return rows.map(({ title }) => title)
}

it('is no notice while it is put off, and one for each operator once nobody took it', async () => {
  await mark({ snoozeDays: 7 })
  expect(await told(operator)).toEqual([])
  await mark({ snoozeDays: 0 })
  expect(await told(operator)).toEqual([expect.stringMatching(/^Late order, due [A-Z][a-z]+ \d+, \d{4}: Whitfield Homes$/)])
  expect(await told(colleague)).toHaveLength(1)
})

it('comes once for a deadline, and again for another one only to the owner', async () => {
  expect(await told(operator)).toHaveLength(1)
  await mark({ owner: 'me' })
  await cms.payload.db.pool.query(`update orders set deliver_by = to_char(deliver_by::date - 1, 'YYYY-MM-DD') where number = $1`, [LATE])
  expect([await told(operator), await told(colleague)]).toMatchObject([{ length: 2 }, { length: 1 }])
})

it('goes to all operators once its owner is none any more', async () => {
  const change = (role: string) => cms.payload.db.pool.query(`update accounts set role = $1 where id = $2`, [role, operator.id])
  await change('builder')
  await cms.payload.db.pool.query(`update orders set deliver_by = to_char(deliver_by::date + 2, 'YYYY-MM-DD') where number = $1`, [LATE])
  expect([await told(operator), await told(colleague)]).toMatchObject([{ length: 2 }, { length: 2 }])
  const { data } = taskCalls.listTasks.output.parse(await (await cms.request('/api/admin/tasks?kind=lateOrder', colleague)).json())
  expect(data).toMatchObject([{ owner: null }])
  await change('operator')
})

it('forgets its owner and its snooze once it is done: the next one about the same record is nobody’s', async () => {
  const { pool } = cms.payload.db
  await mark({ owner: 'me', snoozeDays: 7 })
  const { rows } = await pool.query(`select deliver_by from orders where number = $1`, [LATE])
  const due = (day: string) => pool.query(`update orders set deliver_by = $2 where number = $1`, [LATE, day])
  await due('2099-01-01')
  await told(operator)
  await due(rows[0].deliver_by)
  const { data } = taskCalls.listTasks.output.parse(await (await cms.request('/api/admin/tasks?kind=lateOrder', operator)).json())
  expect(data).toMatchObject([{ owner: null, snoozedUntil: null }])
})

it('is never about a step that has no deadline', async () => {
  const { rows } = await cms.payload.db.pool.query(`select count(*)::int as n from notification_events where payload ->> 'kind' = 'setUp'`)
  expect(rows[0].n).toBe(0)
})

it('says at once that an order will be late by its own record, and only once', async () => {
  await cms.payload.db.pool.query(
    `update orders set deliver_by = to_char(now() + interval '3 days', 'YYYY-MM-DD'), stage_reached_at = now() where number = $1`,
    [LATE],
  )
  const titles = async () => {
    await told(operator)
    const { rows } = await cms.payload.db.pool.query(
      `select title from notices where account_id = $1 and title like 'Order expected too late%'`,
      [operator.id],
    )
    return rows.map(({ title }) => title)
  }
  expect(await titles()).toEqual([expect.stringMatching(/^Order expected too late, due [A-Z][a-z]+ \d+, \d{4}: Whitfield Homes$/)])
  expect(await titles()).toHaveLength(1)
})
