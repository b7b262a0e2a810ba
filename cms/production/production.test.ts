import { problemSchema } from '@framewell/domain/http/problem'
import {
  answerProduction,
  getProduction,
  listProductions,
  moveMilestone,
  startProduction,
} from '@framewell/domain/production/productionCalls'
import { DESIGN_SITE } from '@framewell/domain/structure/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
})
afterAll(() => cms.stop())

/** 30,030 + 8,900 + 12,800 + 8,500 + 2,800 + 3,200: the kit with the framing it contains. */
const BOVA = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
const contact = { name: 'Ada Builder', email: 'ada@builders.test' }
const start = (json: object, key?: string) =>
  cms.request('/api/production', { json, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
const started = async (json: object) => startProduction.output.parse(await (await start(json)).json())
const problemOf = async (answer: Response) => problemSchema.parse(await answer.json())
const move = (id: string, milestone: string, status: string, cookie: string | undefined) =>
  cms.request(`/api/production/${id}/milestones/${milestone}`, { json: { status }, cookie })
const answerRequest = (id: string, json: object, cookie: string | undefined) =>
  cms.request(`/api/production/${id}/answer`, { json, cookie })
const mails = () => mailsTo(cms.payload, contact.email)

describe('starting a production', () => {
  it('stores the estimate with its milestones and opens by its private link', async () => {
    const { production, token } = await started(BOVA)
    expect(production).toMatchObject({ planName: 'The Bova', totalCents: 66_230_00, progress: 0, priceBookVersion: 1, status: 'requested' })
    expect(production.number).toMatch(/^P-\d{4}-\d{5}$/)
    expect(production.milestones.map(({ status }) => status)).toEqual(Array(5).fill('pending'))
    const opened = await cms.request(`/api/production/${production.id}`, { headers: { 'x-link-token': token } })
    expect(getProduction.output.parse(await opened.json())).toEqual({ production, designSite: DESIGN_SITE })
    expect((await cms.request(`/api/production/${production.id}?token=${'x'.repeat(43)}`)).status).toBe(404)
  })

  it('refuses another total and returns the right one', async () => {
    const answer = await start({ ...BOVA, framing: 'heavy-duty-steel' })
    expect(answer.status).toBe(409)
    expect(await problemOf(answer)).toMatchObject({ code: 'totalChanged', expected: { total: 71_930 } })
  })

  it.each([
    ['planId', { planId: 'the-moon-plan' }],
    ['framing', { framing: 'wood' }],
    ['roofing', { roofing: '' }],
    ['exterior', { exterior: 7 }],
    ['total', { total: -1 }],
    ['total', { total: 1e10 }],
  ])('refuses a wrong %s on its field', async (path, wrong) => {
    const answer = await start({ ...BOVA, ...wrong })
    expect(answer.status).toBe(400)
    expect((await problemOf(answer)).fields?.[0]?.path).toBe(path)
  })

  it('makes one production of a repeated request', async () => {
    const key = 'start-production-0001'
    const [first, again] = [await (await start(BOVA, key)).json(), await (await start(BOVA, key)).json()]
    expect(again).toEqual(first)
  })
})

describe('milestones', () => {
  it('are moved by operators in order, audited, and mailed to the contact once', async () => {
    const { production } = await started({ ...BOVA, contact })
    const { cookie, email } = await cms.signInAs('operator')
    expect((await problemOf(await move(production.id, 'design-review', 'completed', cookie))).code).toBe('notConfirmed')
    await answerRequest(production.id, { answer: 'confirmed' }, cookie)
    expect((await problemOf(await move(production.id, 'shipped-site', 'completed', cookie))).code).toBe('outOfOrder')
    const done = await move(production.id, 'design-review', 'completed', cookie)
    const moved = moveMilestone.output.parse(await done.json()).production
    expect(moved.progress).toBe(30)
    expect(moved.milestones.map(({ status }) => status)).toEqual(['completed', 'in-progress', 'pending', 'pending', 'pending'])
    expect((await move(production.id, 'design-review', 'completed', cookie)).status).toBe(409)
    const audit = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'production-milestone' } } })
    expect(audit.docs[0]).toMatchObject({ actorEmail: email, subjectId: production.id })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `Production ${production.number} of The Bova was requested`,
      `Production ${production.number} of The Bova is confirmed`,
      `${production.number}: Design review completed`,
    ])
  })

  it('are moved by nobody else, and only operators can list them', async () => {
    const { production } = await started(BOVA)
    expect((await move(production.id, 'design-review', 'completed', undefined)).status).toBe(401)
    const { cookie } = await cms.signInAs('editor')
    expect((await move(production.id, 'design-review', 'completed', cookie)).status).toBe(403)
    const operator = await cms.signInAs('operator')
    const { data, total } = listProductions.output.parse(await (await cms.request('/api/production', { cookie: operator.cookie })).json())
    expect(total).toBe(data.length)
    expect(data[0]?.id).toBe(production.id)
  })
})

describe('answering a request', () => {
  it('starts the milestones on the day an operator confirms it, once, audited', async () => {
    const { production } = await started(BOVA)
    const { cookie, email } = await cms.signInAs('operator')
    const answers = await Promise.all([1, 2, 3].map(() => answerRequest(production.id, { answer: 'confirmed' }, cookie)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const first = answers.find(({ status }) => status === 200)
    const confirmed = answerProduction.output.parse(await first?.json()).production
    expect(confirmed).toMatchObject({ status: 'confirmed', progress: 10, declineReason: null })
    expect(confirmed.milestones.every(({ estimatedDate }) => estimatedDate !== null)).toBe(true)
    const audit = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'production-answer' } } })
    expect(audit.docs[0]).toMatchObject({ actorEmail: email, subjectId: production.id, after: { status: 'confirmed' } })
  })

  it('declines it with a reason, which its page and the mail say', async () => {
    const email = 'mo@builders.test'
    const { production, token } = await started({ ...BOVA, contact: { name: 'Mo', email } })
    const { cookie } = await cms.signInAs('operator')
    const without = await answerRequest(production.id, { answer: 'declined' }, cookie)
    expect([without.status, (await problemOf(without)).fields?.[0]?.path]).toEqual([400, 'reason'])
    expect((await answerRequest(production.id, { answer: 'declined', reason: 'No shop reaches Maui.' }, cookie)).status).toBe(200)
    const opened = await cms.request(`/api/production/${production.id}`, { headers: { 'x-link-token': token } })
    const page = getProduction.output.parse(await opened.json()).production
    expect(page).toMatchObject({ status: 'declined', declineReason: 'No shop reaches Maui.', progress: 0 })
    expect((await mailsTo(cms.payload, email)).at(-1)?.text).toContain('No shop reaches Maui.')
    expect((await problemOf(await move(production.id, 'design-review', 'completed', cookie))).code).toBe('notConfirmed')
  })

  it('is for operators', async () => {
    const { production } = await started(BOVA)
    expect((await answerRequest(production.id, { answer: 'confirmed' }, undefined)).status).toBe(401)
    for (const role of ['builder', 'partner', 'editor'] as const) {
      const { cookie } = await cms.signInAs(role)
      expect((await answerRequest(production.id, { answer: 'confirmed' }, cookie)).status).toBe(403)
    }
  })
})

describe('the page of a private link', () => {
  it('is notified of its own production and of no other', async () => {
    const { production, token } = await started(BOVA)
    const another = await started(BOVA)
    const path = `/api/production/${production.id}/changes`
    expect((await cms.request(path, { headers: { 'x-link-token': 'x'.repeat(43) } })).status).toBe(404)
    const leaving = new AbortController()
    const answer = await cms.request(path, { headers: { 'x-link-token': token }, signal: leaving.signal })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const heard: string[] = []
    const until = async (words: string) => {
      while (!heard.some((text) => text.includes(words))) heard.push((await reader?.read())?.value ?? 'closed')
    }
    await until('reload')
    const { cookie } = await cms.signInAs('operator')
    await answerRequest(another.production.id, { answer: 'confirmed' }, cookie)
    await answerRequest(production.id, { answer: 'confirmed' }, cookie)
    await until(production.id)
    expect(heard.join('')).not.toContain(another.production.id)
    leaving.abort()
  })
})
