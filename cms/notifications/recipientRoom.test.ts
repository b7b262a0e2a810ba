import { randomUUID } from 'node:crypto'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { CONTACT, PLAN, problemOf, type QuoteDesk, quoteDesk } from '../testing/quoteDesk'
import { TEST_PASSWORD } from '../testing/signInAs'
import { queueMail } from './queueMail'

let cms: TestCms
let desk: QuoteDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await quoteDesk(cms)
})
afterAll(() => cms.stop())

const subscribe = (email: string) => cms.request('/api/newsletter/subscribe', { json: { email } })
const forgot = (email: string) => cms.request('/api/password/forgotten', { json: { email } })
const linkIn = (mail: { text: string } | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const quoteFor = (email: string) => desk.issued('plan', { ...PLAN, contact: { ...CONTACT, email } })
const HOUR_MS = 3_600_000

/** Mails that strangers have caused to an address. */
async function fill(email: string, mails: number, hoursAgo = 0): Promise<void> {
  for (let mail = 0; mail < mails; mail++) {
    const data = { channel: 'mail', to: email, subject: 'Any kind', text: 'Any', status: 'sent', attempts: 1 } as const
    const { id } = await cms.payload.create({ collection: 'outgoing-mail', data: { ...data, dedupKey: randomUUID() } })
    await cms.payload.db.pool.query(`update outgoing_mail set created_at = now() - make_interval(hours => $2) where id = $1`, [
      id,
      hoursAgo,
    ])
  }
}

describe('an address at its limit', () => {
  it('receives no more mails from visitors, of any kind and under any spelling; mails from staff and the system arrive', async () => {
    const email = 'filled@example.com'
    await fill(email.toUpperCase(), 10)
    const refused = await subscribe(email)
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'tooManyMails', error: SHARED_PROBLEMS.tooManyMails.message })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await subscribe(`other-${email}`)).status).toBe(202)
    await queueMail(await cms.localReq(), { to: email, subject: 'From us', text: 'Your order moves on.', dedupKey: randomUUID() })
    expect(await mailsTo(cms.payload, email)).toHaveLength(1)
  })

  it('still gets its quotes: they are stored and shown, and their mails follow within the hourly limit', async () => {
    const email = 'later@example.com'
    await fill(email, 9)
    const quotes = [await quoteFor(email), await quoteFor(email), await quoteFor(email)]
    expect(quotes.map(({ mail }) => mail)).toEqual(['now', 'later', 'later'])
    for (const issued of quotes) expect((await desk.opened(issued)).quote.contact?.email).toBe(email)
    const mails = (await mailsTo(cms.payload, email)).slice(9)
    expect(mails.map(({ sendAfter }) => sendAfter !== null && Date.parse(String(sendAfter)) - Date.now() > HOUR_MS - 60_000)).toEqual([
      false,
      true,
      true,
    ])
    // The owner asks for the mail itself.
    const [, waiting] = quotes
    const asked = await cms.request(`/api/quotes/${waiting?.quote.id}/email`, { json: { token: waiting?.token } })
    expect(await problemOf(asked)).toMatchObject({ status: 429, code: 'tooManyMails' })
  })

  it('gets its quotes without mail once the daily limit is used up, and the answer says so', async () => {
    const email = 'never@example.com'
    await fill(email, 30, 2)
    const issued = await quoteFor(email)
    expect(issued.mail).toBe('never')
    expect((await desk.opened(issued)).quote.number).toBe(issued.quote.number)
    expect(await mailsTo(cms.payload, email)).toHaveLength(30)
  })

  it('cannot be used to prevent a password reset: link, reset and change work, and the owner is notified of each', async () => {
    const { email, cookie } = await cms.signInAs('builder')
    await fill(email, 40)
    const change = { currentPassword: TEST_PASSWORD, password: 'seven quiet steel trusses' }
    expect((await cms.request('/api/password', { json: change, cookie })).status).toBe(200)
    expect((await forgot(email)).status).toBe(200)
    const password = 'another quiet steel truss'
    const token = linkIn((await mailsTo(cms.payload, email)).at(-1))
    expect((await cms.request('/api/password/reset', { json: { token, password } })).status).toBe(200)
    const subjects = (await mailsTo(cms.payload, email)).slice(40).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your password was changed', 'Choose a new password', 'Your password was changed'])
  })

  it('answers alike whether or not it has an account, and keeps the newest link valid', async () => {
    const { email } = await cms.signInAs('builder')
    const answers = []
    for (let asked = 0; asked < 7; asked++) answers.push(await forgot(email), await forgot(`nobody-${email}`))
    expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(200))
    const mails = await mailsTo(cms.payload, email)
    expect(mails).toHaveLength(3)
    const token = linkIn(mails.at(-1))
    expect((await cms.request('/api/password/reset', { json: { token, password: 'seven quiet steel trusses' } })).status).toBe(200)
  })
})

it('counts parallel requests one after another', async () => {
  const email = 'crowd@example.com'
  await fill(email, 8)
  const choices = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => cms.request('/api/production', { json: { ...choices, contact: { name: 'Ada', email } } })),
  )
  const leaves = await Promise.all(answers.map(async (answer) => (await answer.json()).mail))
  expect(leaves.sort()).toEqual([...Array(14).fill('later'), ...Array(2).fill('now')])
  const due = (await mailsTo(cms.payload, email)).filter(({ sendAfter }) => !sendAfter)
  expect(due).toHaveLength(10)
})
