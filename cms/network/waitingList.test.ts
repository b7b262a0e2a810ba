import { WAITING_ANSWER, waitingConsent } from '@framewell/domain/network/waitingCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { makeShop } from '../testing/makeShop'
import { seedZipCodes } from './seedZipCodes'
import { tellWaitingAt } from './tellWaiting'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedZipCodes(cms.payload)
  await makeShop(cms.payload, { name: 'Fort Wayne Frames' })
})
afterAll(() => cms.stop())

const join = (zip: string, email: unknown) => cms.request(`/api/places/zip/${zip}/waiting`, { json: { email } })
const linkIn = (text: string | undefined, action: string) => {
  const found = new RegExp(`/waiting-list/${action}\\?id=([0-9a-f-]+)&token=([\\w-]+)`).exec(text ?? '')
  return { id: found?.[1] ?? '', token: found?.[2] ?? '' }
}
const confirm = (link: object) => cms.request('/api/waiting/confirm', { json: link })
const leave = (link: object) => cms.request('/api/waiting/leave', { json: link })
const rows = async (email: string) =>
  (await cms.payload.find({ collection: 'waiting-list', where: { email: { equals: email } }, sort: 'zip' })).docs
const mails = async (email: string) => (await mailsTo(cms.payload, email)).map(({ subject }) => subject)

it('mails a confirmed visitor once, when an active shop reaches the ZIP code', async () => {
  const ada = 'ada@builder.example'
  const answers = await Promise.all([join('77494', ' Ada@Builder.Example'), join('77494', ada)])
  for (const answer of answers) {
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ message: WAITING_ANSWER })
  }
  expect(await rows(ada)).toMatchObject([{ zip: '77494', status: 'pending', consent: waitingConsent('77494') }])
  const [asked, ...more] = await mailsTo(cms.payload, ada)
  expect(more).toEqual([])
  await join('77494', 'unproved@builder.example')
  const link = linkIn(asked?.text, 'confirm')
  for (let time = 0; time < 2; time++) expect(await (await confirm(link)).json()).toEqual({ zip: '77494' })
  await join('99501', ada)
  await confirm(linkIn((await mailsTo(cms.payload, ada)).at(-1)?.text, 'confirm'))

  expect(await tellWaitingAt(cms.payload, new Date())).toBe(0)
  const houston = { name: 'Houston Frames', latitude: 29.76, longitude: -95.37 }
  const id = await makeShop(cms.payload, { ...houston, status: 'paused' })
  expect(await tellWaitingAt(cms.payload, new Date())).toBe(0)
  await cms.payload.db.updateOne({ collection: 'fabricators', id, data: { status: 'active' } })
  expect(await tellWaitingAt(cms.payload, new Date())).toBe(1)
  expect(await tellWaitingAt(cms.payload, new Date())).toBe(0)
  expect(await mails(ada)).toEqual([
    'Confirm that we may email you about 77494',
    'Confirm that we may email you about 99501',
    'A shop now reaches 77494',
  ])
  expect(await mails('unproved@builder.example')).toHaveLength(1)
  expect(await rows(ada)).toMatchObject([{ status: 'told', toldAt: expect.any(String) }, { status: 'waiting' }])
  expect(await (await join('77494', 'late@builder.example')).json()).toMatchObject({ code: 'alreadyReached' })
})

it('refuses an unknown or malformed ZIP code and what is no address, and stores nothing', async () => {
  for (const [zip, email, status] of [
    ['00000', 'a@b.example', 404],
    ['9950', 'a@b.example', 400],
    ['99501', 'a@', 400],
    ['99501', 'a@b.example\r\nBcc: c@d.example', 400],
  ] as const)
    expect((await join(zip, email)).status, `${zip} ${email}`).toBe(status)
  expect(await rows('a@b.example')).toEqual([])
})

it('is left by the link of a mail, which deletes the address; no other token opens anything', async () => {
  const email = 'emil@builder.example'
  await join('99501', email)
  const [asked] = await mailsTo(cms.payload, email)
  const [right, out] = [linkIn(asked?.text, 'confirm'), linkIn(asked?.unsubscribeUrl ?? '', 'leave')]
  expect((await confirm({ ...right, token: out.token })).status).toBe(404)
  expect((await leave({ ...out, token: right.token })).status).toBe(404)
  for (let time = 0; time < 2; time++) expect((await leave(out)).status).toBe(200)
  expect(await rows(email)).toEqual([])
  expect((await confirm(right)).status).toBe(404)
})

it('is read and erased by operators only', async () => {
  await join('99501', 'dora@builder.example')
  const [row] = await rows('dora@builder.example')
  const operator = await cms.signInAs('operator')
  const builder = await cms.signInAs('builder')
  expect((await cms.request('/api/waiting-list', { cookie: builder.cookie })).status).toBe(403)
  expect((await cms.request('/api/waiting-list', { cookie: operator.cookie })).status).toBe(200)
  expect((await cms.request(`/api/waiting-list/${row?.id}`, { method: 'DELETE', cookie: builder.cookie })).status).toBe(403)
  expect((await cms.request(`/api/waiting-list/${row?.id}`, { method: 'DELETE', cookie: operator.cookie })).status).toBe(200)
  const { docs } = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'waiting-erased' } } })
  expect(JSON.stringify(docs)).not.toContain('dora@')
})
