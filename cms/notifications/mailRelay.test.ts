import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { log } from '../log'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { type SmtpSink, smtpSink } from '../testing/smtpSink'
import { deliverMails, type Providers } from './deliverMails'
import { mailRelay } from './mailRelay'
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

const working = () => smtp(sink.url, 'Framewell <no-reply@framewell.test>', 'framewell.test')
function startRelay() {
  const relay = mailRelay(cms.payload.db.pool, { mail: working() }, log)
  relay.start()
  running.push(() => relay.stop())
  return relay
}
/** Sends what is due now. */
async function deliver(providers: Providers) {
  while ((await deliverMails(cms.payload.db.pool, providers, log)) > 0);
}
const mailTo = async (to: string) => {
  const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { to: { equals: to } }, showHiddenFields: true })
  return docs[0]
}
const waitIsOver = (to: string) =>
  cms.payload.db.pool.query(`update outgoing_mail set lease_until = now() - interval '1 second' where "to" = $1`, [to])

async function queue(to: string, dedupKey = randomUUID()) {
  const req = await cms.localReq()
  await inTransaction(req, () => queueMail(req, { to, subject: 'Hello', text: 'Hello there', dedupKey }))
}
const statusOf = async (to: string) =>
  (await cms.payload.find({ collection: 'outgoing-mail', where: { to: { equals: to } } })).docs.map(({ status }) => status)

describe('the outbox', () => {
  it('delivers each mail once although two relays run', async () => {
    startRelay()
    startRelay()
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
    const relay = startRelay()
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
    startRelay()
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
    await deliver({})
    expect(await statusOf('reader@framewell.test')).toEqual(['outbox'])
  })

  it('keeps a mail that the server refused, with the reason, and sends it after a wait that grows', async () => {
    const to = 'later@framewell.test'
    await queue(to)
    const down = smtp('smtp://127.0.0.1:1', 'a@framewell.test', 'framewell.test')
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await deliver({ mail: down })
      const mail = await mailTo(to)
      expect(mail).toMatchObject({ status: 'queued', attempts: attempt, error: expect.stringMatching(/ECONNREFUSED/) })
      waits.push(Math.round((Date.parse(String(mail?.leaseUntil)) - Date.parse(String(mail?.updatedAt))) / 1000))
      await deliver({ mail: working() })
      expect(await statusOf(to), 'it waits').toEqual(['queued'])
      await waitIsOver(to)
    }
    expect(waits).toEqual([15, 30, 60])
    await deliver({ mail: working() })
    expect(await statusOf(to)).toEqual(['sent'])
    const id = (await mailTo(to))?.id
    expect(sink.mails.find((mail) => mail.to.includes(to))?.messageId).toBe(`<${id}@framewell.test>`)
  })

  it("takes over a killed relay's mail only after its lease", async () => {
    const to = 'killed@framewell.test'
    await queue(to)
    // It dies while the server answers.
    const killed = new Promise<void>(() => undefined)
    void deliverMails(cms.payload.db.pool, { mail: () => killed }, log)
    await vi.waitFor(async () => expect(await statusOf(to)).toEqual(['sending']))
    await deliver({ mail: working() })
    expect(await statusOf(to)).toEqual(['sending'])
    await waitIsOver(to)
    await deliver({ mail: working() })
    expect(await mailTo(to)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('prevents header injection through a subject', async () => {
    const req = await cms.localReq()
    await queueMail(req, { to: 'a@framewell.test', subject: 'Hi\r\nBcc: everyone@framewell.test', text: 'x', dedupKey: 'inject' })
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { dedupKey: { equals: 'inject' } } })
    expect(docs[0]?.subject).not.toMatch(/[\r\n]/)
  })
})
