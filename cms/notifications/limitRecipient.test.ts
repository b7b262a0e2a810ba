import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { queueMail } from './queueMail'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
})
afterAll(() => cms.stop())

const subscribe = (email: string) => cms.request('/api/newsletter/subscribe', { json: { email } })
const forgot = (email: string) => cms.request('/api/password/forgotten', { json: { email } })

it('strangers fill nobody’s mailbox, whatever kinds of mail they cause from however many addresses; a new password still comes', async () => {
  const { email } = await cms.signInAs('builder')
  const already = 10
  for (let mail = 0; mail < already; mail++) {
    await cms.payload.create({
      collection: 'outgoing-mail',
      data: {
        channel: 'mail',
        to: email.toUpperCase(),
        subject: 'Any kind',
        text: 'Any',
        status: 'sent',
        attempts: 1,
        dedupKey: randomUUID(),
      },
    })
  }
  expect((await subscribe(email)).status).toBe(429)
  expect((await subscribe(`other-${email}`)).status).toBe(202)
  expect((await forgot(email)).status).toBe(200)
  expect((await mailsTo(cms.payload, email)).map(({ subject }) => subject)).toEqual(['Choose a new password'])
  const req = await cms.localReq()
  await queueMail(req, { to: email, subject: 'From us', text: 'Your order moves on.', dedupKey: randomUUID() })
  expect(await mailsTo(cms.payload, email)).toHaveLength(2)
})

it('counts parallel requests one after another', async () => {
  const email = 'crowd@example.com'
  for (let mail = 0; mail < 8; mail++) {
    await cms.payload.create({
      collection: 'outgoing-mail',
      data: { channel: 'mail', to: email, subject: 'Any kind', text: 'Any', status: 'sent', attempts: 1, dedupKey: randomUUID() },
    })
  }
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      cms.request('/api/production', {
        json: {
          planId: 'the-bova-plan',
          framing: 'standard-steel',
          roofing: 'zip-system',
          exterior: 'stucco',
          total: 66_230,
          contact: { name: 'Ada', email },
        },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(2).fill(200), ...Array(14).fill(429)])
  expect(await mailsTo(cms.payload, email)).toHaveLength(10)
})
