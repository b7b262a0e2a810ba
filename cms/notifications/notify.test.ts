import { randomUUID } from 'node:crypto'
import { creditApproved, creditDecisionKept } from '@framewell/domain/notifications/events/credit'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { notify } from './notify'

let cms: TestCms
let company: string
let member: { id: string; email: string }
beforeAll(async () => {
  cms = await bootCms()
})
beforeEach(async () => {
  company = (await cms.payload.create({ collection: 'companies', data: { name: `Builder ${randomUUID()}`, kind: 'builder' } })).id
  member = await cms.signInAs('builder')
  const person = await cms.payload.create({ collection: 'people', data: { name: 'Ada', email: member.email, account: member.id } })
  await cms.payload.create({ collection: 'memberships', data: { company, person: person.id, role: 'owner' } })
})
afterAll(() => cms.stop())

const payload = (to: { company: string } | { email: string }) => ({
  application: randomUUID(),
  contactName: 'Ada',
  email: 'email' in to ? to.email : 'nobody@example.com',
  company: 'company' in to ? to.company : null,
  tier: 'Standard' as const,
  creditLimit: 75_000,
  score: 68,
})
const inOwnTransaction = async <T>(work: (req: PayloadRequest) => Promise<T>) => {
  const req = await cms.localReq()
  return inTransaction(req, () => work(req))
}
const approve = (options?: { once: string }) => inOwnTransaction((req) => notify(req, creditApproved, payload({ company }), options))
const noticesOf = async (account: string) =>
  (await cms.payload.db.pool.query('select kind, title, body, path from notices where account_id = $1', [account])).rows

describe('an event', () => {
  it('notifies everybody in a company once, by mail and in the app, however often its job runs', async () => {
    await approve()
    await runQueuedJobs(cms.payload)
    await cms.payload.db.pool.query("update background_jobs set status = 'queued'")
    await runQueuedJobs(cms.payload)
    const [mail, ...more] = await mailsTo(cms.payload, member.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Your credit application is approved' })
    expect(mail?.text).toContain('Credit limit: $75,000')
    expect(mail?.html).toContain('$75,000')
    expect(mail?.html).not.toMatch(/<(img|script|link)|src=/)
    expect(await noticesOf(member.id)).toEqual([
      {
        kind: 'success',
        title: 'Your credit application is approved',
        body: 'Our credit team reviewed your application and approved it.',
        path: '/account',
      },
    ])
  })

  it('that is rolled back notifies nobody', async () => {
    const req = await cms.localReq()
    const work = inTransaction(req, async () => {
      await notify(req, creditApproved, payload({ company }))
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    await runQueuedJobs(cms.payload)
    expect([await mailsTo(cms.payload, member.email), await noticesOf(member.id)]).toEqual([[], []])
  })

  it('for an address is mailed with its private link, which nothing that operators read contains', async () => {
    const email = `${randomUUID()}@example.com`
    const link = `https://example.com/terms#token=${'s'.repeat(43)}`
    const kept = { ...payload({ email }), summary: 'Well done.' }
    await inOwnTransaction((req) => notify(req, creditDecisionKept, kept, { secrets: { link } }))
    const [mail] = await mailsTo(cms.payload, email)
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(link)
    const { rows } = await cms.payload.db.pool.query(
      `select (select json_agg(e) from notification_events e)::text as events, (select json_agg(json_build_array(text, html)) from outgoing_mail)::text as mails`,
    )
    expect(JSON.stringify(rows)).not.toContain('s'.repeat(43))
  })

  it('is raised once per key', async () => {
    const once = randomUUID()
    const raised = [await approve({ once }), await approve({ once })]
    expect(raised).toEqual(['now', 'never'])
    await runQueuedJobs(cms.payload)
    expect(await noticesOf(member.id)).toHaveLength(1)
  })

  it('cannot be changed or deleted afterward by anybody', async () => {
    await approve()
    for (const statement of [
      "update notification_events set name = 'x'",
      'delete from notification_events',
      'truncate notification_events cascade',
    ])
      await expect(cms.payload.db.pool.query(statement)).rejects.toThrow()
    await runQueuedJobs(cms.payload)
  })

  it('whose mails a person turned off only appears in the app', async () => {
    await cms.payload.db.pool.query(
      `insert into notification_preferences (account_id, notification_types) values ($1, '["info","warning","error"]')`,
      [member.id],
    )
    await approve()
    await runQueuedJobs(cms.payload)
    expect(await mailsTo(cms.payload, member.email)).toEqual([])
    expect(await noticesOf(member.id)).toHaveLength(1)
  })
})
