import { SUBSCRIBE_ANSWER } from '@framewell/domain/newsletter/subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { log } from '../log'
import { deliverMails } from '../notifications/deliverMails'
import { smtp } from '../notifications/smtp'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo as wholeMailsTo } from '../testing/mailsTo'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { smtpSink } from '../testing/smtpSink'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const subscribe = (email: unknown, more: Record<string, unknown> = {}) =>
  cms.request('/api/newsletter/subscribe', { json: { email, ...more } })
const mailsTo = (email: string) => wholeMailsTo(cms.payload, email)
const linkIn = (text: string | undefined, action: string) => {
  const found = new RegExp(`/newsletter/${action}\\?id=([0-9a-f-]+)&token=([\\w-]+)`).exec(text ?? '')
  return { id: found?.[1] ?? '', token: found?.[2] ?? '' }
}
const confirm = (link: { id: string; token: string }) => cms.request('/api/newsletter/confirm', { json: link })
const unsubscribe = (link: { id: string; token: string }) => cms.request('/api/newsletter/unsubscribe', { json: link })
const subscriber = async (email: string) =>
  (await cms.payload.find({ collection: 'newsletter-subscribers', where: { email: { equals: email } } })).docs[0]
const later = (email: string, time: string) =>
  cms.payload.db.pool.query(
    `update newsletter_subscribers set requested_at = requested_at - $2::interval, mailed_at = mailed_at - $2::interval where email = $1`,
    [email, time],
  )

describe('the newsletter', () => {
  it('takes an address, mails a link, confirms through it, welcomes, and unsubscribes through a link of either mail', async () => {
    const answer = await subscribe('  Ada@Builder.Example ', { source: '/blog' })
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ title: SUBSCRIBE_ANSWER.title, message: SUBSCRIBE_ANSWER.text })
    expect(await subscriber('ada@builder.example')).toMatchObject({ status: 'pending', source: '/blog' })

    const [asked] = await mailsTo('ada@builder.example')
    expect(asked?.unsubscribeUrl).toContain('/newsletter/unsubscribe?id=')
    const link = linkIn(asked?.text, 'confirm')
    for (let time = 0; time < 2; time++) expect(await (await confirm(link)).json()).toEqual({ status: 'subscribed' })
    expect(await subscriber('ada@builder.example')).toMatchObject({ status: 'subscribed', confirmedAt: expect.any(String) })

    const mails = await mailsTo('ada@builder.example')
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your subscription', 'You are subscribed'])
    const out = linkIn(mails[1]?.text, 'unsubscribe')
    expect(out).toEqual(linkIn(asked?.text, 'unsubscribe'))
    for (let time = 0; time < 2; time++) expect(await (await unsubscribe(out)).json()).toEqual({ status: 'unsubscribed' })
    expect(await subscriber('ada@builder.example')).toMatchObject({ status: 'unsubscribed', unsubscribedAt: expect.any(String) })

    const { docs } = await cms.payload.find({
      collection: 'audit-records',
      where: { subjectType: { equals: 'newsletter-subscribers' }, subjectId: { equals: out.id } },
      sort: 'createdAt',
    })
    expect(docs.map(({ action }) => action)).toEqual(['newsletter-requested', 'newsletter-confirmed', 'newsletter-unsubscribed'])
  })

  it('offers the mail program its own unsubscribe button (RFC 8058)', async () => {
    await subscribe('header@builder.example')
    const [mail] = await mailsTo('header@builder.example')
    const sink = await smtpSink()
    try {
      const providers = { mail: smtp(sink.url, 'Framewell <no-reply@framewell.test>', 'framewell.test') }
      while ((await deliverMails(cms.payload.db.pool, providers, log)) > 0);
      const headers = sink.mails.find(({ to }) => to.includes('header@builder.example'))?.headers ?? ''
      expect(headers).toContain(`List-Unsubscribe: <${mail?.unsubscribeUrl}>`)
      expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    } finally {
      await sink.close()
    }
  })

  it('answers the same for every address, and mails only when there is something to confirm', async () => {
    const email = 'ben@builder.example'
    const said = async () => {
      const answer = await subscribe(email)
      return [answer.status, await answer.text()]
    }
    const fresh = await said()
    expect(await said()).toEqual(fresh)
    expect(await mailsTo(email)).toHaveLength(1)
    await later(email, '11 minutes')
    expect(await said()).toEqual(fresh)
    const [first, again] = await mailsTo(email)
    expect(linkIn(again?.text, 'confirm')).toEqual(linkIn(first?.text, 'confirm'))
    await confirm(linkIn(first?.text, 'confirm'))
    await later(email, '1 day')
    expect(await said()).toEqual(fresh)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirm your subscription',
      'Confirm your subscription',
      'You are subscribed',
    ])
  })

  it('makes one subscriber and one mail of many simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 6 }, () => subscribe('crowd@builder.example')))
    expect(await mailsTo('crowd@builder.example')).toHaveLength(1)
  })

  it('lets an old confirmation revive nobody who left, and starts over when asked again', async () => {
    const email = 'cleo@builder.example'
    await subscribe(email)
    const [asked] = await mailsTo(email)
    const old = linkIn(asked?.text, 'confirm')
    await confirm(old)
    await unsubscribe(linkIn(asked?.text, 'unsubscribe'))
    expect((await confirm(old)).status).toBe(404)
    await subscribe(email)
    expect(await subscriber(email)).toMatchObject({ status: 'pending' })
    expect((await confirm(old)).status).toBe(404)
    const newest = (await mailsTo(email)).at(-1)
    expect((await confirm(linkIn(newest?.text, 'confirm'))).status).toBe(200)
  })

  it('refuses a late confirmation, and sends a new link', async () => {
    const email = 'dora@builder.example'
    await subscribe(email)
    const [asked] = await mailsTo(email)
    await later(email, '15 days')
    const refused = await confirm(linkIn(asked?.text, 'confirm'))
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ code: 'unknownLink', error: expect.stringContaining('subscribe again') })
    await subscribe(email)
    const link = linkIn((await mailsTo(email)).at(-1)?.text, 'confirm')
    expect(link.token).not.toBe(linkIn(asked?.text, 'confirm').token)
    expect((await confirm(link)).status).toBe(200)
  })

  it('opens nothing with a wrong token, the other link’s token, or an unknown id', async () => {
    const email = 'emil@builder.example'
    await subscribe(email)
    const [asked] = await mailsTo(email)
    const right = linkIn(asked?.text, 'confirm')
    const other = linkIn(asked?.text, 'unsubscribe')
    for (const link of [
      { ...right, token: `${right.token.slice(0, -1)}${right.token.endsWith('A') ? 'B' : 'A'}` },
      { ...right, token: other.token },
      { ...right, id: '00000000-0000-4000-8000-000000000000' },
    ]) {
      expect((await confirm(link)).status).toBe(404)
    }
    expect((await unsubscribe(right)).status).toBe(404)
    expect(await subscriber(email)).toMatchObject({ status: 'pending' })
  })

  it.each([undefined, null, '', 'x', 'a@', '@b.example', 'a b@c.example', `${'x'.repeat(250)}@b.example`, ['a@b.example'], { a: 1 }])(
    'refuses %j for an address and names the field',
    async (email) => {
      const answer = await subscribe(email)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ fields: [{ path: 'email' }] })
    },
  )

  it('puts no second header into a mail', async () => {
    expect((await subscribe('a@b.example\r\nBcc: c@d.example')).status).toBe(400)
  })

  it('limits requests by one visitor, and by anybody for one address', async () => {
    const ask = (address: string, email: string) => cms.request('/api/newsletter/subscribe', { json: { email }, address })
    for (let n = 0; n < 8; n++) expect((await ask('10.9.0.1', `n${n}@many.example`)).status).toBe(202)
    expect((await ask('10.9.0.1', 'n9@many.example')).status).toBe(429)
    for (let n = 0; n < 8; n++) await ask(`10.9.1.${n}`, 'one@many.example')
    expect((await ask('10.9.1.9', 'One@Many.example')).status).toBe(429)
  })

  it('is read by editors, written by nobody, and erased by operators, on record without the address', async () => {
    const editor = await cms.signInAs('editor')
    const operator = await cms.signInAs('operator')
    const builder = await cms.signInAs('builder')
    const path = '/api/newsletter-subscribers'
    expect((await cms.request(path, { cookie: editor.cookie })).status).toBe(200)
    expect((await cms.request(path, { cookie: builder.cookie })).status).toBe(403)
    expect((await cms.request(path)).status).toBe(401)
    const id = (await subscriber('crowd@builder.example'))?.id
    const change = { method: 'PATCH', json: { status: 'subscribed' } }
    expect((await cms.request(`${path}/${id}`, { ...change, cookie: operator.cookie })).status).toBe(404)
    expect((await cms.request(`${path}/${id}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(403)
    expect((await cms.request(`${path}/${id}`, { method: 'DELETE', cookie: operator.cookie })).status).toBe(200)
    const { docs } = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'newsletter-erased' } } })
    expect(docs).toMatchObject([{ subjectId: id, before: { status: 'pending' } }])
    expect(JSON.stringify(docs)).not.toContain('crowd@')
  })
})

describe('a new article', () => {
  it('is mailed once to confirmed readers, when its editor asked for it', async () => {
    const mails = async () =>
      (await cms.payload.find({ collection: 'outgoing-mail', where: { subject: { contains: 'Article ' } }, pagination: false })).docs
    const publish = (slug: string, tellSubscribers: boolean) =>
      cms.payload.create({
        collection: 'posts',
        data: { title: `Article ${slug}`, slug, author: 'Editorial', excerpt: 'In short.', tellSubscribers, _status: 'published' },
      })
    await publish('quiet', false)
    await runQueuedJobs(cms.payload)
    expect(await mails()).toEqual([])
    const { id } = await publish('told', true)
    expect(await mails(), 'a publication waits for no mail').toEqual([])
    await runQueuedJobs(cms.payload)
    const confirmed = await cms.payload.count({ collection: 'newsletter-subscribers', where: { status: { equals: 'subscribed' } } })
    const sent = await mails()
    expect(sent).toHaveLength(confirmed.totalDocs)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent[0]?.text).toMatch(/In short\.[\s\S]*\/told[\s\S]*\/newsletter\/unsubscribe/)
    await cms.payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    await cms.payload.update({ collection: 'posts', id, data: { _status: 'published' } })
    await runQueuedJobs(cms.payload)
    expect(await mails()).toHaveLength(sent.length)
  })

  it('reaches every reader of a long list once, in batches, and nobody once it is unpublished', async () => {
    const { pool } = cms.payload.db
    await pool.query(`insert into newsletter_subscribers (email, status, round, requested_at)
      select 'reader' || n || '@many.example', 'subscribed', 1, now() from generate_series(1, 1200) as n`)
    const post = (slug: string) =>
      cms.payload.create({
        collection: 'posts',
        data: { title: `Many ${slug}`, slug, author: 'Editorial', excerpt: 'In short.', tellSubscribers: true, _status: 'published' },
      })
    const reached = async (slug: string) =>
      (
        await pool.query(`select count(*)::int as mails, count(distinct "to")::int as readers from outgoing_mail where subject = $1`, [
          `Many ${slug}`,
        ])
      ).rows
    const { totalDocs } = await cms.payload.count({ collection: 'newsletter-subscribers', where: { status: { equals: 'subscribed' } } })
    await post('read')
    await runQueuedJobs(cms.payload)
    expect(await reached('read')).toEqual([{ mails: totalDocs, readers: totalDocs }])
    const { id } = await post('regretted')
    await cms.payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    await runQueuedJobs(cms.payload)
    expect(await reached('regretted')).toEqual([{ mails: 0, readers: 0 }])
  })
})
