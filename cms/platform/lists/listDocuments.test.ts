import { listAuditRecords } from '@framewell/domain/audit/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { recordAudit } from '../audit/recordAudit'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('operator')).cookie
  // One second apart: records of one millisecond have no known order.
  await cms.payload.db.pool.query(
    `insert into audit_records (action, subject_type, subject_id, actor_email, actor_role, reason, created_at)
     select 'listed', 'list-test', 's' || number, 'ada@example.com', 'operator', '100% of ' || number, now() - make_interval(secs => 10 - number) from generate_series(1, 7) number`,
  )
})
afterAll(() => cms.stop())

const ask = async (query: string) => {
  const answer = await cms.request(`/api/audit-trail?${query}`, { cookie })
  return { status: answer.status, ...listAuditRecords.output.partial().parse(await answer.json()) }
}
const subjects = (rows: readonly { subjectId: string }[] = []) => rows.map(({ subjectId }) => subjectId)

describe('a list call', () => {
  it('pages newest first, and counts what matches', async () => {
    const first = await ask('search=list-test&limit=3')
    expect(subjects(first.data)).toEqual(['s7', 's6', 's5'])
    expect(first.total).toBe(7)
    expect(subjects((await ask('search=list-test&limit=3&page=3')).data)).toEqual(['s1'])
  })

  it('reads everything once with a cursor, even when a row arrives meanwhile', async () => {
    const first = await ask('search=list-test&limit=3')
    await recordAudit(await cms.localReq(), { action: 'listed', subjectType: 'list-test', subjectId: 's8' })
    const second = await ask(`search=list-test&limit=3&after=${encodeURIComponent(first.next ?? '')}`)
    expect(subjects(second.data)).toEqual(['s4', 's3', 's2'])
    const third = await ask(`search=list-test&limit=3&after=${encodeURIComponent(second.next ?? '')}`)
    expect(subjects(third.data)).toEqual(['s1'])
    expect(third.next).toBeNull()
  })

  it('sorts by what the call names and refuses anything else', async () => {
    expect(subjects((await ask('search=list-test&sort=at&direction=ascending&limit=2')).data)).toEqual(['s1', 's2'])
    expect((await ask('sort=tokenHash')).status).toBe(400)
    expect((await ask("after=2026-01-01T00:00:00.000Z~' or 1=1")).status).toBe(400)
  })

  it('returns one row by its ID, however many come before it', async () => {
    const [oldest] = (await ask('search=list-test&limit=1&page=7')).data ?? []
    expect(await ask(`row=${oldest?.id}&limit=1`)).toMatchObject({ status: 200, total: 1, data: [{ id: oldest?.id }] })
    expect((await ask(`row=${oldest?.id}&search=nowhere`)).data).toEqual([])
    expect((await ask('row=s7')).status).toBe(400)
  })

  it('treats wildcards as letters', async () => {
    expect((await ask('search=100%25 of 3')).total).toBe(1)
    expect((await ask('search=s_')).total).toBe(0)
    expect((await ask('search=%25%25')).total).toBe(0)
  })

  it('is for operators only', async () => {
    const builder = await cms.signInAs('builder')
    expect((await cms.request('/api/audit-trail', { cookie: builder.cookie })).status).toBe(403)
    expect((await cms.request('/api/audit-trail')).status).toBe(401)
  })
})
