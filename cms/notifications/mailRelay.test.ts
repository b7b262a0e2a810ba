import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '../log'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { type SmtpSink, smtpSink } from '../testing/smtpSink'
import { claimMail } from './claimMail'
import { deliverMail, type Providers } from './deliverMail'
import { MailRelay } from './mailRelay'
import { queueMail } from './queueMail'
import { smtp } from './smtp'

let cms: TestCms
let sink: SmtpSink
beforeAll(async () => {
  cms = await bootCms()
  sink = await smtpSink()
})
afterAll(async () => {
  await sink.close()
  await cms.stop()
})

const running: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function startRelay(mail: Providers['mail'] = smtp(sink.url, 'Framewell <no-reply@framewell.test>', 'framewell.test')) {
  const { pool } = cms.payload.db
  const boss = new PgBoss({ schema: 'pgboss', db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', () => undefined)
  await boss.start()
  const relay = new MailRelay({ boss, pool, providers: { mail }, log })
  await relay.start()
  running.push(async () => {
    await relay.stop()
    await boss.stop({ graceful: true })
  })
  return relay
}

async function queue(to: string, dedupKey = randomUUID()) {
  const req = await cms.localReq()
  await inTransaction(req, () => queueMail(req, { to, subject: 'Hello', text: 'Hello there', dedupKey }))
}
const statusOf = async (to: string) =>
  (await cms.payload.find({ collection: 'outgoing-mail', where: { to: { equals: to } } })).docs.map(({ status }) => status)

describe('the outbox', () => {
  it('delivers each mail once although two relays run', async () => {
    await Promise.all([startRelay(), startRelay()])
    const people = Array.from({ length: 25 }, (_, at) => `person-${at}@framewell.test`)
    await Promise.all(people.map((to) => queue(to)))
    await vi.waitFor(() => expect(sink.mails.length).toBeGreaterThanOrEqual(people.length), { timeout: 90_000, interval: 50 })
    await vi.waitFor(async () => expect((await Promise.all(people.map(statusOf))).flat().every((status) => status === 'sent')).toBe(true), {
      timeout: 90_000,
    })
    expect(sink.mails.map(({ to }) => to).sort()).toEqual([...people].sort())
  })

  it('delivers a mail again that an operator resends', async () => {
    const to = 'again@framewell.test'
    const relay = await startRelay()
    const arrived = (times: number) =>
      vi.waitFor(() => expect(sink.mails.filter((mail) => mail.to.includes(to))).toHaveLength(times), { timeout: 90_000, interval: 50 })
    await queue(to)
    await arrived(1)
    await vi.waitFor(async () => expect(await statusOf(to)).toEqual(['sent']), { timeout: 90_000 })
    // What 'Send again' does to a bounced mail.
    await cms.payload.db.pool.query(`update outgoing_mail set status = 'queued', attempts = 0 where "to" = $1`, [to])
    await relay.sweep()
    await arrived(2)
  })

  it('sends nothing that was rolled back', async () => {
    await startRelay()
    const req = await cms.localReq()
    const work = inTransaction(req, async () => {
      await queueMail(req, { to: 'never@framewell.test', subject: 'No', text: 'No', dedupKey: randomUUID() })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    await queue('after@framewell.test')
    await vi.waitFor(async () => expect(await statusOf('after@framewell.test')).toEqual(['sent']), { timeout: 90_000 })
    expect(sink.mails.some(({ to }) => to === 'never@framewell.test')).toBe(false)
  })

  it('queues one mail per cause', async () => {
    const key = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => queue('once@framewell.test', key)))
    expect(await statusOf('once@framewell.test')).toHaveLength(1)
  })

  it('keeps mails readable if no mail server is configured', async () => {
    await queue('reader@framewell.test')
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { to: { equals: 'reader@framewell.test' } } })
    await deliverMail(cms.payload.db.pool, {}, docs[0]?.id ?? '')
    expect(await statusOf('reader@framewell.test')).toEqual(['outbox'])
  })

  it('keeps a mail that the server refused, with the reason, and sends it later', async () => {
    await queue('later@framewell.test')
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { to: { equals: 'later@framewell.test' } } })
    const id = docs[0]?.id ?? ''
    const down = smtp('smtp://127.0.0.1:1', 'a@framewell.test', 'framewell.test')
    await expect(deliverMail(cms.payload.db.pool, { mail: down }, id)).rejects.toThrow()
    expect((await cms.payload.findByID({ collection: 'outgoing-mail', id })).error).toMatch(/ECONNREFUSED/)
    await deliverMail(cms.payload.db.pool, { mail: smtp(sink.url, 'a@framewell.test', 'framewell.test') }, id)
    expect(await statusOf('later@framewell.test')).toEqual(['sent'])
    expect(sink.mails.find(({ to }) => to === 'later@framewell.test')?.messageId).toBe(`<${id}@framewell.test>`)
  })

  it("takes over a killed relay's mail only after its lease", async () => {
    await queue('killed@framewell.test')
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { to: { equals: 'killed@framewell.test' } } })
    const id = docs[0]?.id ?? ''
    const { pool } = cms.payload.db
    expect(await claimMail(pool, id)).toBeDefined()
    expect(await claimMail(pool, id)).toBeUndefined()
    await pool.query("update outgoing_mail set lease_until = now() - interval '1 second' where id = $1", [id])
    expect(await claimMail(pool, id)).toMatchObject({ attempts: 2 })
  })

  it('prevents header injection through a subject', async () => {
    const req = await cms.localReq()
    await queueMail(req, { to: 'a@framewell.test', subject: 'Hi\r\nBcc: everyone@framewell.test', text: 'x', dedupKey: 'inject' })
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { dedupKey: { equals: 'inject' } } })
    expect(docs[0]?.subject).not.toMatch(/[\r\n]/)
  })
})
