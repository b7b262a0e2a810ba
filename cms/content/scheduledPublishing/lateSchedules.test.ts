import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import { alertLateSchedules } from './alertLateSchedules'
import { findLateSchedules } from './findLateSchedules'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const MINUTE_MS = 60_000

async function schedule(title: string, dueInMs: number): Promise<string> {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title }, draft: true })
  const input = { type: 'publish', doc: { relationTo: 'pages', value: id } } as const
  await cms.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() + dueInMs) })
  return id
}
const late = async () => findLateSchedules(await cms.localReq())

it('a publication is overdue two minutes after its time, until it is done', async () => {
  await schedule('Tomorrow', 24 * 60 * MINUTE_MS)
  await schedule('Just now', -MINUTE_MS)
  const id = await schedule('Overdue', -3 * MINUTE_MS)
  expect(await late()).toMatchObject([{ title: 'Overdue', collection: 'pages', document: id, what: 'publish' }])
  const operator = await cms.signInAs('operator')
  const editor = await cms.signInAs('editor')

  expect(await alertLateSchedules(await cms.localReq())).toBe(1)
  expect(await alertLateSchedules(await cms.localReq())).toBe(1)
  await runQueuedJobs(cms.payload)
  const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { subject: { contains: 'Overdue' } } })
  expect(
    docs.map(({ to }) => to),
    'each operator once',
  ).toContain(operator.email)
  expect(docs.filter(({ to }) => to === operator.email)).toHaveLength(1)
  expect(docs.map(({ to }) => to)).not.toContain(editor.email)

  await cms.payload.jobs.run({ queue: 'default', limit: 10 })
  expect(await late()).toEqual([])
})
