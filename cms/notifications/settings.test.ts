import { randomUUID } from 'node:crypto'
import { publicationOverdue } from '@framewell/domain/notifications/events/content'
import { creditApproved } from '@framewell/domain/notifications/events/credit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import type { TestPerson } from '../testing/signInAs'
import { mailDigests } from './mailDigests'
import { notify } from './notify'

let cms: TestCms
let company: string
let member: TestPerson
let operator: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
beforeEach(async () => {
  company = (await cms.payload.create({ collection: 'companies', data: { name: `Builder ${randomUUID()}`, kind: 'builder' } })).id
  member = await cms.signInAs('builder')
  const person = await cms.payload.create({ collection: 'people', data: { name: 'Ada', email: member.email, account: member.id } })
  await cms.payload.create({ collection: 'memberships', data: { company, person: person.id, role: 'owner' } })
})
afterAll(() => cms.stop())

const call = async (path: string, json?: unknown, method?: string, cookie = member.cookie) => {
  const answer = await cms.request(path, { cookie, ...(json === undefined ? {} : { json }), ...(method ? { method } : {}) })
  return { status: answer.status, body: await answer.json() }
}
const PREFERENCES = '/api/notifications/preferences'
const save = (changes: object) => call(PREFERENCES, changes, 'PATCH')
const approve = async () => {
  const req = await cms.localReq()
  const facts = {
    application: randomUUID(),
    contactName: 'Ada',
    email: 'nobody@example.com',
    company,
    tier: 'Standard',
    creditLimit: 75_000,
    score: 68,
  }
  await inTransaction(req, () => notify(req, creditApproved, { ...facts, tier: 'Standard' }))
  await runQueuedJobs(cms.payload)
}
const mails = () => mailsTo(cms.payload, member.email)
const query = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
/** UTC hours with the current one in the middle. */
const hoursAround = (now: Date) => {
  const clock = (hours: number) => `${String((now.getUTCHours() + hours + 24) % 24).padStart(2, '0')}:30`
  return { quietStart: clock(-3), quietEnd: clock(3) }
}

describe('notification preferences', () => {
  it('default until the person chooses, are saved member by member, and refused if invalid', async () => {
    expect((await call(PREFERENCES)).body).toMatchObject({
      preferences: {
        emailNotifications: true,
        smsNotifications: false,
        quietHours: false,
        timezone: 'America/New_York',
        digest: 'immediately',
      },
      accountEmail: member.email,
      otherEmail: null,
      phone: null,
    })
    await Promise.all([save({ quietStart: '21:00' }), save({ timezone: 'America/Phoenix' }), save({ notificationTypes: ['error'] })])
    expect((await call(PREFERENCES)).body.preferences).toMatchObject({
      quietStart: '21:00',
      timezone: 'America/Phoenix',
      notificationTypes: ['error'],
    })
    for (const wrong of [{ quietEnd: '25:00' }, { timezone: 'Mars/Base' }, { notificationTypes: ['gossip'] }, { digest: 'yearly' }])
      expect((await save(wrong)).status).toBe(400)
    expect((await save({ smsNotifications: true })).status).toBe(409)
    expect((await save({ smsNotifications: true, phone: '+1 555 010 0200' })).body).toMatchObject({ phone: '+1 555 010 0200' })
  })

  it('delay mails until quiet hours are over; a disabled kind is not mailed but still appears in the app', async () => {
    await save({ quietHours: true, timezone: 'UTC', ...hoursAround(new Date()) })
    await approve()
    const [held] = await mails()
    expect(held?.sendAfter && new Date(held.sendAfter).getTime()).toBeGreaterThan(Date.now())
    await save({ emailNotifications: false })
    await approve()
    expect(await mails()).toHaveLength(1)
    expect((await call('/api/notifications/notices')).body).toMatchObject({ unread: 2, more: false })
  })

  it('combine mails into one digest, once, even if several runs overlap', async () => {
    await save({ digest: 'daily' })
    await approve()
    await approve()
    expect(await mails()).toEqual([])
    await query("update notices set digest_after = now() - interval '1 second' where account_id = $1", [member.id])
    const run = async () => {
      const req = await cms.localReq()
      await inTransaction(req, () => mailDigests.run(req, undefined))
    }
    await Promise.all([run(), run()])
    const digests = await mails()
    expect(digests.map(({ subject }) => subject)).toEqual(['What’s new: 2 notices'])
    expect(digests[0]?.text.match(/Your credit application is approved/g)).toHaveLength(2)
  })

  it('send a text message for urgent events if enabled', async () => {
    const phone = '+1 555 010 0300'
    await call(PREFERENCES, { smsNotifications: true, phone }, 'PATCH', operator.cookie)
    const req = await cms.localReq()
    const overdue = {
      schedule: '1',
      collection: 'posts',
      document: randomUUID(),
      title: 'News',
      what: 'publish',
      due: new Date().toISOString(),
    }
    await inTransaction(req, () => notify(req, publicationOverdue, overdue))
    await runQueuedJobs(cms.payload)
    expect(await query(`select channel, subject from outgoing_mail where "to" = $1`, [phone])).toEqual([
      { channel: 'sms', subject: "Overdue: 'News' was to be published" },
    ])
  })

  it('switch to another address once its mailed link verifies it, and not before', async () => {
    const other = `other-${randomUUID()}@example.com`
    expect((await call('/api/notifications/email', { email: other })).body.otherEmail).toEqual({ email: other, verified: false })
    await approve()
    expect(await mails()).toHaveLength(1)
    const [asking] = await mailsTo(cms.payload, other)
    const link = /verify=([\w-]+)#token=([\w-]+)/.exec(asking?.text ?? '')
    const verify = (token: string) => call('/api/notifications/email/verify', { account: link?.[1], token })
    expect((await verify('x'.repeat(43))).status).toBe(404)
    expect((await verify(link?.[2] ?? '')).body).toEqual({ email: other })
    expect((await verify(link?.[2] ?? '')).status).toBe(404)
    await approve()
    expect(await mails()).toHaveLength(1)
    expect((await mailsTo(cms.payload, other)).map(({ subject }) => subject)).toContain('Your credit application is approved')
  })

  it('can be turned off with one click on a mail’s own link, which is good for nothing else', async () => {
    await approve()
    const [mail] = await mails()
    const link = new URL(mail?.unsubscribeUrl ?? '')
    expect(link.pathname).toBe('/notifications/stop')
    const { account, kind, token } = Object.fromEntries(link.searchParams)
    const stop = (input: object) => call('/api/notifications/unsubscribe', input, 'POST', '')
    expect((await stop({ account, kind: 'error', token })).status).toBe(404)
    expect((await stop({ account: operator.id, kind, token })).status).toBe(404)
    expect((await stop({ account, kind, token })).body).toEqual({ stopped: 'success' })
    expect((await stop({ account, kind, token })).status).toBe(200)
    await approve()
    expect(await mails()).toHaveLength(1)
    expect((await call(PREFERENCES)).body.preferences.notificationTypes).toEqual(['info', 'warning', 'error'])
  })
})

describe('notices', () => {
  it('belong to one person: listed newest first, marked read one by one or all, and visible to nobody else', async () => {
    for (let at = 0; at < 22; at++) await approve()
    const first = (await call('/api/notifications/notices')).body
    expect([first.notices.length, first.unread, first.more]).toEqual([20, 22, true])
    const rest = (await call(`/api/notifications/notices?before=${first.notices.at(-1).id}`)).body
    expect([rest.notices.length, rest.more]).toEqual([2, false])
    const ids = [first.notices[0].id]
    expect((await call('/api/notifications/notices/read', { ids }, 'POST', operator.cookie)).status).toBe(200)
    expect((await call('/api/notifications/notices')).body.unread).toBe(22)
    expect((await call('/api/notifications/notices/read', { ids })).body).toEqual({ unread: 21 })
    expect((await call('/api/notifications/notices/read', {})).body).toEqual({ unread: 0 })
    const foreign = await cms.signInAs('partner')
    const seen = (await call(`/api/notifications/notices?before=${ids[0]}`, undefined, 'GET', foreign.cookie)).body
    expect(seen).toEqual({ notices: [], unread: 0, more: false })
  })
})

describe('an operator', () => {
  const asOperator = (path: string, json?: unknown, method?: string) => call(path, json, method, operator.cookie)

  it('sends test mails to any address, everybody else to their own', async () => {
    const email = `test-${randomUUID()}@example.com`
    expect((await asOperator('/api/notifications/send-quote', { email, projectId: 'TEST-001', quoteAmount: 285_000 })).status).toBe(200)
    expect((await asOperator('/api/notifications/send-update', { email, projectId: 'TEST-001', milestone: 'Shipped' })).status).toBe(200)
    expect((await mailsTo(cms.payload, email)).map(({ subject }) => subject)).toEqual([
      'Your quote for project TEST-001: $285,000',
      'Project TEST-001: Shipped',
    ])
    const refused = await call('/api/notifications/send-quote', { email, projectId: 'TEST-001', quoteAmount: 1 })
    expect([refused.status, refused.body.code]).toEqual([403, 'notYourAddress'])
    const own = { email: member.email.toUpperCase(), projectId: 'TEST-001', milestone: 'Shipped' }
    expect((await call('/api/notifications/send-update', own)).status).toBe(200)
    const times = Array.from({ length: 10 }, () => call('/api/notifications/send-update', own))
    expect((await Promise.all(times)).map(({ status }) => status)).toContain(429)
    expect((await call('/api/notifications/send-quote', { email, projectId: 'TEST-001', quoteAmount: 1 }, 'POST', '')).status).toBe(401)
  })

  it('edits the text of an event, limited to its own values, in versions', async () => {
    const path = '/api/notifications/templates/credit-approved'
    const { templates } = (await asOperator('/api/notifications/templates')).body
    const { words, version } = templates.find(({ event }: { event: string }) => event === 'credit-approved')
    expect(version).toBe(0)
    const wrong = { ...words, text: 'Dear {nobody}' }
    expect((await asOperator(`${path}/preview`, { words: wrong })).body.unknown).toEqual(['nobody'])
    const refused = await asOperator(path, { seen: 0, words: wrong }, 'PUT')
    expect([refused.status, refused.body.fields]).toEqual([422, [{ path: 'words.text', message: 'This event has no {nobody}' }]])
    expect((await asOperator(path, { seen: 0, words: { ...words, subject: 'Approved: {tier' } }, 'PUT')).body.fields[0].path).toBe(
      'words.subject',
    )
    const better = { ...words, subject: 'Approved: {tier}', text: 'You may draw {creditLimit}. <b>Now</b>' }
    const saved = await Promise.all([1, 2].map(() => asOperator(path, { seen: 0, words: better }, 'PUT')))
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
    await approve()
    const [mail] = await mails()
    expect([mail?.subject, mail?.html?.includes('&lt;b&gt;Now&lt;/b&gt;')]).toEqual(['Approved: Standard', true])
    expect((await asOperator(path, { seen: 1, words: null }, 'PUT')).body.template).toMatchObject({ version: 2, words })
    expect((await call(path, { seen: 2, words: better }, 'PUT')).status).toBe(403)
  })

  it('resends failed mails, but not sent ones or ones whose private links are deleted, and records bounces', async () => {
    const made = async (status: 'sent' | 'failed' | 'queued', text = 'T') => {
      const data = { channel: 'mail', to: 'x@example.com', subject: 'S', text, status, attempts: 12, dedupKey: randomUUID() } as const
      return (await cms.payload.create({ collection: 'outgoing-mail', data })).id
    }
    const act = (id: string, action: 'retry' | 'bounce', json: object = {}) =>
      asOperator(`/api/notifications/outbox/${id}/${action}`, json, 'POST')
    const failed = await made('failed')
    expect((await act(failed, 'retry')).body.mail).toMatchObject({ status: 'queued', attempts: 0 })
    expect((await act(failed, 'retry')).status).toBe(409)
    expect((await act(await made('failed', 'Open [private]'), 'retry')).status).toBe(409)
    const sent = await made('sent')
    expect((await act(sent, 'bounce', { reason: 'Mailbox is full' })).body.mail).toMatchObject({
      status: 'bounced',
      error: 'Mailbox is full',
    })
    expect((await act(sent, 'retry')).body.mail.status).toBe('queued')
    expect((await act(randomUUID(), 'retry')).status).toBe(404)
    const listed = (await asOperator('/api/notifications/outbox?status=queued&search=x@example')).body
    expect(listed.total).toBe(2)
  })
})
