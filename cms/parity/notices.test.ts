import type { AnyCall } from '@framewell/domain/http/defineCall'
import { listNotices, readNotices } from '@framewell/domain/notifications/noticeCalls'
import { fakeNoticeServer } from '@framewell/remote-kit/testing/fakeNoticeServer'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function answerTo<C extends AnyCall>({ path, output }: C, cookie: string, query = '') {
  return output.parse(await (await cms.request(`${path}${query}`, { cookie })).json())
}

it('stories read notices as the server does', async () => {
  const { id: account, cookie } = await cms.signInAs('builder')
  for (const number of Array.from({ length: 23 }, (_, at) => at)) {
    await cms.payload.db.pool.query(
      `with event as (insert into notification_events (name, payload) values ('test.notice', '{}') returning id)
       insert into notices (account_id, event_id, kind, title, body, path, created_at)
       select $1, id, 'info', $2, 'In one sentence.', '/account', timestamptz '2026-11-20' - $3 * interval '1 hour' from event`,
      [account, `Notice ${number}`, number],
    )
  }
  const { notices: first } = listNotices.output.parse(await answerTo(listNotices, cookie))
  const { notices: rest } = listNotices.output.parse(await answerTo(listNotices, cookie, `?before=${first.at(-1)?.id}`))
  const notices = [...first, ...rest]
  const parity = new Parity(fakeNoticeServer({ notices }).answers, cms, cookie)
  for (const { id } of notices) parity.same(id, id)
  await parity.agree(200, listNotices, {})
  await parity.agree(200, listNotices, { before: first.at(-1)?.id })
  await parity.agree(200, readNotices, { ids: [first[0]?.id ?? '', UNKNOWN] })
  await parity.agree(200, listNotices, {})
  await parity.agree(400, readNotices, { ids: ['x'] })
  await parity.agree(200, readNotices, {})
  await parity.agree(200, listNotices, {})
})
