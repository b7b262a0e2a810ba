import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { asOwner } from '../database/database'
import { recordAudit } from './recordAudit'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await recordAudit(await cms.localReq(), {
    action: 'tested',
    subjectType: 'test',
    subjectId: '1',
    before: { a: 1 },
    after: { a: 2 },
    reason: 'To see',
  })
})
afterAll(() => cms.stop())

describe('the audit trail', () => {
  it('says who, what, before, after and why', async () => {
    const { docs } = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'tested' } } })
    expect(docs[0]).toMatchObject({ actorEmail: 'system', subjectType: 'test', before: { a: 1 }, after: { a: 2 }, reason: 'To see' })
  })

  it.each(["update audit_records set action = 'forged'", 'delete from audit_records', 'truncate audit_records cascade'])(
    'cannot be rewritten even in SQL: %s',
    async (statement) => {
      await expect(cms.payload.db.pool.query(statement)).rejects.toThrow('permission denied')
      await expect(asOwner((client) => client.query(statement))).rejects.toThrow('append-only')
    },
  )

  it('lists what happened in one millisecond in its order, newest first, page after page', async () => {
    const { cookie } = await cms.signInAs('operator')
    const subjects = Array.from({ length: 12 }, (_, at) => `moment-${at}`)
    const req = await cms.localReq()
    req.context.seededAt = new Date()
    for (const subjectId of subjects) await recordAudit(req, { action: 'tested-moment', subjectType: 'test', subjectId })
    const seen: string[] = []
    let after = ''
    do {
      const answer = await cms.request(`/api/audit-trail?search=tested-moment&limit=5${after && `&after=${encodeURIComponent(after)}`}`, {
        cookie,
      })
      const { data, next } = await answer.json()
      seen.push(...data.map(({ subjectId }: { subjectId: string }) => subjectId))
      after = next ?? ''
    } while (after)
    expect(seen).toEqual(subjects.toReversed())
  })

  it('records a changed role with the person who changed it', async () => {
    const [admin, builder] = [await cms.signInAs('super_admin'), await cms.signInAs('builder')]
    const answer = await cms.request(`/api/accounts/${builder.id}`, { method: 'PATCH', cookie: admin.cookie, json: { role: 'editor' } })
    expect(answer.status).toBe(200)
    const { docs } = await cms.payload.find({
      collection: 'audit-records',
      where: { and: [{ action: { equals: 'account-update' } }, { subjectId: { equals: builder.id } }] },
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ actorId: admin.id, actorEmail: admin.email, before: { role: 'builder' }, after: { role: 'editor' } })
  })
})
