import { listAuditRecords } from '@framewell/domain/audit/calls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { listBuilders, listProjects } from '@framewell/domain/insights/dashboardCalls'
import { listNotices, readNotices } from '@framewell/domain/notifications/noticeCalls'
import { insightDesk } from '@framewell/mfe-admin/testing/insightDesk'
import { fakeNoticeServer } from '@framewell/remote-kit/testing/fakeNoticeServer'
import { afterAll, beforeAll, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const PAGES = [{}, { limit: 1 }, { limit: 1, page: 2 }, { search: '%' }, { search: 'nobody of that name' }] as const

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await house.desk.project(5_890_001, 'Prepay')
  await house.payDeposit(await house.desk.project(1_000_000, 'Standard'))
})
afterAll(() => house.cms.stop())

async function answerTo<C extends AnyCall>({ path, output }: C, cookie: string, query = '') {
  return output.parse(await (await house.cms.request(`${path}${query}`, { cookie })).json())
}

it('stories list builders, projects and the audit trail as the server does', async () => {
  const { cookie } = house.desk.operators[0]
  const { data: builders } = listBuilders.output.parse(await answerTo(listBuilders, cookie, '?limit=100'))
  const { data: projects } = listProjects.output.parse(await answerTo(listProjects, cookie, '?limit=100'))
  const { data: trail } = listAuditRecords.output.parse(await answerTo(listAuditRecords, cookie, '?limit=100'))
  const desk = insightDesk(undefined, { builders, projects, trail })
  const parity = new Parity(
    answerCalls([
      [listBuilders, desk.builders],
      [listProjects, desk.projects],
      [listAuditRecords, desk.trail],
    ]),
    house.cms,
    cookie,
  )
  for (const { id } of [...builders, ...projects, ...trail]) parity.same(id, id)
  const [builder] = builders
  const [project] = projects
  for (const input of [
    ...PAGES,
    { search: builder?.email },
    { tier: 'Prepay' },
    { tier: 'Premium' },
    { upgrade: 'eligible' },
    { sort: 'score' },
    { sort: 'limit', direction: 'ascending' },
  ] as const)
    await parity.agree(200, listBuilders, input)
  for (const input of [
    ...PAGES,
    { search: project?.number },
    { status: 'active' },
    { status: 'late' },
    { status: 'disputed' },
    { status: 'completed' },
    { sort: 'price' },
    { sort: 'price', direction: 'ascending' },
  ] as const)
    await parity.agree(200, listProjects, input)
  for (const input of [...PAGES, { within: 'day' }, { search: 'order' }, { limit: 100 }] as const)
    await parity.agree(200, listAuditRecords, input)
  await parity.agree(400, listAuditRecords, { limit: 101 })
})

it('stories read notices as the server does', async () => {
  const { id: account, cookie } = await house.cms.signInAs('builder')
  for (const number of Array.from({ length: 23 }, (_, at) => at)) {
    await house.cms.payload.db.pool.query(
      `with event as (insert into notification_events (name, payload) values ('test.notice', '{}') returning id)
       insert into notices (account_id, event_id, kind, title, body, path, created_at)
       select $1, id, 'info', $2, 'In one sentence.', '/account', timestamptz '2026-11-20' - $3 * interval '1 hour' from event`,
      [account, `Notice ${number}`, number],
    )
  }
  const { notices: first } = listNotices.output.parse(await answerTo(listNotices, cookie))
  const { notices: rest } = listNotices.output.parse(await answerTo(listNotices, cookie, `?before=${first.at(-1)?.id}`))
  const notices = [...first, ...rest]
  const parity = new Parity(fakeNoticeServer({ notices }).answers, house.cms, cookie)
  for (const { id } of notices) parity.same(id, id)
  await parity.agree(200, listNotices, {})
  await parity.agree(200, listNotices, { before: first.at(-1)?.id })
  await parity.agree(200, readNotices, { ids: [first[0]?.id ?? '', UNKNOWN] })
  await parity.agree(200, listNotices, {})
  await parity.agree(400, readNotices, { ids: ['x'] })
  await parity.agree(200, readNotices, {})
  await parity.agree(200, listNotices, {})
})
