import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const message = {
  name: 'Ada Builder',
  email: 'ada@builder.example',
  topic: 'plan',
  message: 'Can you frame a plan of our own, 1,200 sq ft on one floor?',
}
const send = (json: Record<string, unknown>, address = '10.8.0.1') => cms.request('/api/contact/messages', { json, address })

it('stores a message and mails it to the contact address', async () => {
  expect((await send(message)).status).toBe(201)
  const { docs } = await cms.payload.find({ collection: 'contact-messages' })
  expect(docs).toMatchObject([message])
  const { contactEmail } = await cms.payload.findGlobal({ slug: 'site-settings' })
  const [mail] = await mailsTo(cms.payload, contactEmail)
  expect(mail?.text).toContain(message.message)
  expect(mail?.text).toContain(message.email)
})

it('names the invalid field, and stores nothing', async () => {
  const answer = await send({ ...message, email: 'ada@', message: 'Hi' }, '10.8.0.2')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: [{ path: 'email' }, { path: 'message' }] })
  expect((await cms.payload.count({ collection: 'contact-messages' })).totalDocs).toBe(1)
})

it('takes six an hour from one visitor, and is read by operators only', async () => {
  for (let n = 0; n < 6; n++) expect((await send({ ...message, email: `n${n}@many.example` }, '10.8.0.3')).status).toBe(201)
  expect((await send({ ...message, email: 'n9@many.example' }, '10.8.0.3')).status).toBe(429)
  const read = async (role: 'builder' | 'operator') =>
    (await cms.request('/api/contact-messages', { cookie: (await cms.signInAs(role)).cookie })).status
  expect([await read('builder'), await read('operator')]).toEqual([403, 200])
})
