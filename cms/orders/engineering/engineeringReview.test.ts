import { type Review, reviewSchema } from '@framewell/domain/orders/engineering/reviewCalls'
import type { Order } from '@framewell/domain/orders/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterLicense } from '../../testing/enterLicense'
import { mailsTo } from '../../testing/mailsTo'
import { orderHouse } from '../../testing/orderHouse'
import { inDays } from '../../testing/orderSetup'
import { pdfText } from '../../testing/pdfText'
import { joinCompany, memberOf, qualifiedBuilder, type TestMember } from '../../testing/qualifiedBuilder'
import { runQueuedJobs } from '../../testing/runQueuedJobs'

let house: Awaited<ReturnType<typeof orderHouse>>
let engineer: TestMember
let colleague: TestMember
let license: string
beforeAll(async () => {
  house = await orderHouse()
  engineer = await memberOf(house.cms.payload, 'engineer', 'Stone Structural')
  colleague = await memberOf(house.cms.payload, 'engineer', 'Haddad Engineers')
  license = await enterLicense(house, engineer)
})
afterAll(() => house.cms.stop())

const SITE = {
  windMph: 115,
  exposure: 'B',
  snowPsf: 30,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'Montgomery County building department',
}
const PDF = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'))
const JPG_NAME = { name: 'site.png' }
async function requireReviews(reviewRequired: boolean, reviewReason: string): Promise<void> {
  const { version, policy } = (await house.to.get('/api/routing/policy', house.operator)).body
  const body = { policy: { ...policy, reviewRequired, reviewReason }, reason: 'Trying it', seenVersion: version }
  expect((await house.to.post('/api/routing/policy', body, house.operator)).status).toBe(200)
}

/** The kinds of a person's tasks that lead to an order's review. */
async function tasksAbout(number: string, cookie: string): Promise<string[]> {
  const path = cookie === house.operator ? '/api/admin/tasks?limit=100' : '/api/tasks'
  const { data, tasks = data } = (await house.to.get(path, cookie)).body
  return tasks.flatMap(({ kind, href }: { kind: string; href: string }) => (href === `/engineering-review?order=${number}` ? [kind] : []))
}

/** What the parties do with one order's review. */
function reviewOf(number: string) {
  const path = `/api/engineering/orders/${number}`
  const put = async (rest: string, json: object, cookie: string) => {
    const answer = await house.cms.request(`${path}${rest}`, { method: 'PUT', json, cookie })
    return { status: answer.status, body: await answer.json() }
  }
  const read = async (cookie: string): Promise<Review> => reviewSchema.parse((await house.to.get(path, cookie)).body.review)
  const assign = (to = license, cookie = house.operator) => put('/engineer', { license: to }, cookie)
  const setSite = (site: object = SITE, cookie = engineer.cookie) => put('/site', { site }, cookie)
  const seal = async (cookie = engineer.cookie, body = PDF) => house.to.upload(path, cookie, body, { name: 'sealed.pdf' })
  const approve = (facts: object, cookie = engineer.cookie) => house.to.post(`${path}/approval`, { name: 'Test partner', ...facts }, cookie)
  const ask = (text: string, cookie = engineer.cookie) => house.to.post(`${path}/questions`, { text }, cookie)
  const answer = (question: string, text: string, cookie: string) => put(`/questions/${question}/answer`, { text }, cookie)
  /** Assigns, enters the site, seals and approves. */
  const approved = async () => {
    await assign()
    await setSite()
    const sealedSet = (await seal()).body.file.id
    const { modelHash } = await read(engineer.cookie)
    return approve({ modelHash, sealedSet })
  }
  const asOf = async (cookie: string): Promise<Order> => (await house.to.get(`/api/tracking/orders/${number}`, cookie)).body.order
  const start = (cookie = house.shop.cookie) =>
    house.to.post(`/api/tracking/orders/${number}/stages`, { stage: 'fabrication_started' }, cookie)
  return { path, put, read, assign, setSite, seal, approve, ask, answer, approved, asOf, start }
}

const activeReview = async (builder?: TestMember) => {
  const order = await house.to.activeOrder(builder)
  return { ...order, ...reviewOf(order.number) }
}

describe('the engineering review of an order', () => {
  it('is not required by the first policy, and every party reads so', async () => {
    const { number, builder, asOf, start } = await activeReview()
    for (const { cookie } of [builder, house.shop, { cookie: house.operator }])
      expect((await asOf(cookie)).review).toMatchObject({
        state: 'not_required',
        words: 'Not reviewed by an engineer: not required by policy',
        blocks: false,
      })
    expect((await start()).status).toBe(200)
    await requireReviews(true, 'Every frame is reviewed.')
    // It keeps the policy that its fabrication started under.
    expect((await asOf(builder.cookie)).review.state).toBe('not_required')
    const { body } = await house.to.get('/api/tracking/orders', house.shop.cookie)
    expect(body.data.find((row: { number: string }) => row.number === number).review.state).toBe('not_required')
    await house.cms.payload.db.pool.query('update orders set review_policy = null where number = $1', [number])
    expect((await asOf(builder.cookie)).review).toMatchObject({ state: 'unrecorded', words: 'Not reviewed by an engineer', reason: null })
  })

  it('holds fabrication until a licensed engineer has approved, where the policy asks for it', async () => {
    const { number, builder, path, asOf, start, read, assign, setSite, seal, approve, ask, answer } = await activeReview()
    expect((await asOf(house.shop.cookie)).may).not.toContain('recordStage')
    const refused = await start()
    expect([refused.status, refused.body.code]).toEqual([409, 'notApproved'])
    expect(refused.body.detail).toBe('Not reviewed by an engineer: waiting for an engineer.')
    expect((await start(house.operator)).body.code).toBe('notApproved')
    expect((await read(house.operator)).engineers).toMatchObject([{ id: license, name: 'Olive Stone' }])

    const waiting = async () => [
      await tasksAbout(number, house.operator),
      await tasksAbout(number, engineer.cookie),
      await tasksAbout(number, builder.cookie),
    ]
    expect(await waiting()).toEqual([['reviewToAssign'], [], []])
    expect((await assign()).status).toBe(200)
    expect(await waiting()).toEqual([[], ['reviewOrder'], []])
    expect((await asOf(builder.cookie)).review.words).toBe('Not reviewed by an engineer: assigned to Olive Stone')
    const question = (await ask('Which soil report?')).body.review.questions[0]
    expect((await asOf(builder.cookie)).review.words).toBe('Not reviewed by an engineer: assigned to Olive Stone, 1 question open')
    expect(await waiting()).toEqual([['reviewQuestion'], [], ['answerQuestion']])
    const early = (await seal()).body.file.id
    expect((await approve({ modelHash: 'a'.repeat(64), sealedSet: early })).body.code).toBe('questionsOpen')
    expect((await answer(question.id, 'Report 12 of May.', builder.cookie)).body.review.questions[0]).toMatchObject({
      answer: 'Report 12 of May.',
      answeredBy: 'Test builder',
    })
    expect((await answer(question.id, 'Again', house.operator)).body.code).toBe('answered')

    expect((await approve({ modelHash: 'a'.repeat(64), sealedSet: early })).body.code).toBe('noSite')
    expect((await read(engineer.cookie)).check).toBeNull()
    expect((await house.to.get(`${path}/members`, engineer.cookie)).body).toEqual({ data: [], total: 0 })
    expect((await setSite({ ...SITE, windMph: 20 })).status).toBe(400)
    const { check, modelHash, site } = reviewSchema.parse((await setSite()).body.review)
    expect(site).toMatchObject({ windMph: 115, confirmedBy: 'Olive Stone' })
    // It was added before the loads were entered.
    expect((await approve({ modelHash, sealedSet: early })).body.code).toBe('unknownSealedSet')
    const sealedSet = (await seal()).body.file.id
    expect(check?.memberCount).toBeGreaterThan(check?.computedCount ?? 0)
    expect(check?.notChecked.length).toBeGreaterThan(0)
    const members = async (query: string) => (await house.to.get(`${path}/members?${query}`, engineer.cookie)).body
    const { total, data } = await members('limit=100')
    expect([total, data.length]).toEqual([check?.memberCount, 100])
    expect((await members('result=overloaded')).total).toBe(check?.failingCount)
    const unchecked = await members('result=not%20computed&limit=1')
    expect(unchecked).toMatchObject({ data: [{ words: expect.stringMatching(/\.$/) }] })
    expect((await members(`search=${unchecked.data[0].id}`)).data.map(({ id }: { id: string }) => id)).toContain(unchecked.data[0].id)
    expect((await approve({ modelHash: 'a'.repeat(64), sealedSet })).body).toMatchObject({ code: 'modelChanged', expected: { modelHash } })
    expect((await approve({ modelHash, sealedSet, name: 'Somebody Else' })).body.code).toBe('notOwnName')
    expect((await approve({ modelHash, sealedSet: '7d1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a11' })).body.code).toBe('unknownSealedSet')

    // Of two approvals at once, one is on record.
    const both = await Promise.all([approve({ modelHash, sealedSet }), approve({ modelHash, sealedSet })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await waiting()).toEqual([[], [], []])
    const order = await asOf(house.shop.cookie)
    expect(order.review).toMatchObject({ state: 'approved', blocks: false })
    expect(order.review.words).toMatch(
      /^Approved by an engineer: the frame of revision 1 at its site and loads, Olive Stone, license E-1 \(OH\), /,
    )
    expect(order.dashboard[1]).toMatchObject({ state: 'completed', note: order.review.words })
    const set = await house.cms.request(order.sealedSet ?? '', { cookie: house.shop.cookie })
    expect([set.status, set.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await approve({ modelHash, sealedSet })).body.code).toBe('alreadyApproved')
    expect((await assign()).body.code).toBe('alreadyApproved')
    expect((await start()).status).toBe(200)
    expect((await ask('Too late?')).body.code).toBe('reviewClosed')
    expect((await seal()).body.code).toBe('reviewClosed')

    const audit = await house.cms.payload.db.pool.query<{ action: string }>(
      "select action from audit_records where action like 'review-%' and subject_id = $1 order by created_at",
      [order.id],
    )
    expect(audit.rows.map(({ action }) => action)).toEqual([
      'review-assign',
      'review-question',
      'review-answer',
      'review-site',
      'review-approve',
    ])
    const told = await house.cms.payload.db.pool.query<{ name: string }>(
      "select name from notification_events where name like 'engineering-review-%' and payload ->> 'number' = $1 order by created_at",
      [number],
    )
    expect(told.rows.map(({ name }) => name.split('-').at(-1))).toEqual(['waiting', 'stepped', 'waiting', 'stepped'])
    const { timeline } = (await house.to.get(`/api/tracking/orders/${number}/timeline`, builder.cookie)).body
    const steps = timeline.filter(({ metadata }: { metadata: { kind: string } }) => metadata.kind === 'review')
    expect(JSON.stringify(steps), 'the shop reads the timeline').not.toContain('soil report')
    expect(steps.at(-1)).toMatchObject({
      actor: `engineer_${engineer.id}`,
      notes: 'Approved the frame of revision 1 at its site and loads, license E-1 (OH).',
    })
    expect(path).toContain(number)
  })

  it('takes questions about a member and a place in a drawing, which hold the approval until they are answered', async () => {
    const { number, path, assign, setSite, answer, read, approved } = await activeReview()
    await assign()
    await setSite()
    const drawingAs = (cookie: string, view = 'front') => house.to.get(`${path}/drawing?view=${view}`, cookie)
    const { drawing, views } = (await drawingAs(engineer.cookie)).body
    expect(views).toEqual(['front', 'right', 'rear', 'left', 'story-1'])
    expect(drawing.paths.length).toBeGreaterThan(2)
    expect((await drawingAs(engineer.cookie, 'story-2')).body.code).toBe('unknownView')
    expect((await drawingAs(house.other.cookie)).status).toBe(404)
    const member = (await house.to.get(`${path}/members?result=all`, engineer.cookie)).body.data[0].id
    const ask = (place: object) => house.to.post(`${path}/questions`, { text: 'Is this doubled?', ...place }, engineer.cookie)
    const { x, y, width, height } = drawing.viewBox
    expect((await ask({ member: 'W99-1' })).body.fields).toEqual([{ path: 'member', message: 'This frame has no member of that mark' }])
    expect((await ask({ pin: { view: 'front', x: x - 1, y } })).body.fields[0].path).toBe('pin')
    expect((await ask({ pin: { view: 'story-2', x, y } })).body.fields[0].path).toBe('pin')
    const pin = { view: 'front', x: x + width / 2, y: y + height / 2 }
    expect((await ask({ member })).status).toBe(200)
    const { questions } = (await ask({ pin })).body.review
    expect(questions).toMatchObject([
      { member, pin: null },
      { member: null, pin: { ...pin, revision: 1 } },
    ])
    expect((await approved()).body.code).toBe('questionsOpen')
    for (const { id } of questions) expect((await answer(id, 'Yes.', house.operator)).status).toBe(200)
    expect((await approved()).status).toBe(200)
    expect((await read(house.operator)).questions[1]).toMatchObject({ pin, answer: 'Yes.' })
    expect(path).toContain(number)
  })

  it('is void once a change order changes the frame, and not when only the day moves', async () => {
    const builder = await qualifiedBuilder(house.cms.payload, 'Premium', 200_000)
    const { number, path, asOf, approved, approve, read, seal, start } = await activeReview(builder)
    expect((await approved()).status).toBe(200)
    const orderPath = `/api/tracking/orders/${number}`
    const change = async (facts: object) => {
      const { body } = await house.to.post(`${orderPath}/changes`, { reason: 'As agreed', ...facts }, builder.cookie)
      const { id, text } = body.order.changes.at(-1)
      const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: text.textHash }
      for (const cookie of [builder.cookie, house.operator])
        expect((await house.to.post(`${orderPath}/changes/${id}/signature`, signature, cookie)).status).toBe(200)
    }
    const frameAs = async (format: string) =>
      (await house.cms.request(`${orderPath}/frame?format=${format}`, { cookie: builder.cookie })).text()
    const dxf = await frameAs('dxf')
    expect(dxf).toMatch(
      /Approved by an engineer: the frame of revision 1 at its site and loads, Olive Stone, license E-1 \(OH\), .*\. Not the sealed set\./,
    )
    expect(dxf).not.toContain('Preliminary')
    const added = Number(/does not cover the (\d+) /.exec(dxf)?.[1])
    expect(added).toBeGreaterThan(0)
    const lists = () =>
      Promise.all(
        ['cut-list', 'panel-list'].map(async (list) =>
          (await (await house.cms.request(`${orderPath}/${list}`, { cookie: builder.cookie })).text()).trim().split('\r\n'),
        ),
      )
    for (const [header = '', ...rows] of await lists()) {
      expect(header).toMatch(/^Project,/)
      const ordered = rows.filter((row) => !row.includes(',not approved'))
      for (const row of ordered) expect(row).toContain(',"approved by Olive Stone, license E-1 (OH), revision 1"')
      // Studs and joists that its shop's panels add are in no ordered frame.
      const approved = header.includes('Ordered piece') ? rows.length - added : rows.length
      expect(ordered).toHaveLength(approved)
    }
    // Every sheet says it (drawingSetPdf.test.ts).
    const drawings = async () => pdfText(await house.cms.request(`${orderPath}/frame?format=pdf`, { cookie: builder.cookie }), 1)
    const sealed = await drawings()
    expect(sealed).toContain('Approval on record Of the frame of revision 1 at its site and loads: Olive Stone, license E-1 (OH)')
    expect(sealed).not.toContain('PRELIMINARY')
    const ifc = await frameAs('ifc')
    expect(ifc).toContain('Approved by an engineer: the frame of revision 1 at its site and loads, Olive Stone')
    expect(ifc).not.toContain('Preliminary')
    // Every computed member carries its loads, in the frame that is cut into panels as in the one that was ordered.
    expect(ifc).not.toContain('Overloaded')
    expect(ifc, 'verdicts for the design site').toContain('for 115 mph, exposure B, 30 psf. Not sealed.')
    await change({ deliverBy: inDays(120) })
    expect((await asOf(builder.cookie)).review.state).toBe('approved')
    const before = await read(engineer.cookie)
    const sealedSet = (await seal()).body.file.id
    const id = await house.to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    await change({ source: { kind: 'quote', id } })
    for (const cookie of [builder.cookie, house.shop.cookie, house.operator])
      expect(await asOf(cookie)).toMatchObject({ review: { state: 'void', blocks: true }, sealedSet: null })
    expect((await asOf(builder.cookie)).review.words).toMatch(/^Engineer’s approval is void: the model changed on /)
    expect(await frameAs('dxf')).toContain('approval is void: the model changed on ')
    for (const [heading = '', , ...rows] of await lists()) {
      expect(heading).toMatch(
        /^Preliminary: not for fabrication,"Not checked: trusses, .* Engineer’s approval is void: the model changed on /,
      )
      for (const row of rows) expect(row).toContain(',not approved')
    }
    const changed = await drawings()
    expect(changed).toContain('PRELIMINARY: NOT FOR CONSTRUCTION Engineer’s approval is void')
    expect(changed).not.toContain('Approval on record')
    expect((await start()).body.code).toBe('notApproved')
    // The model that was seen before the change is not approved after it.
    expect((await approve({ modelHash: before.modelHash, sealedSet })).body.code).toBe('modelChanged')
    const { modelHash, approvals } = await read(engineer.cookie)
    expect(approvals).toMatchObject([{ revision: 1, modelHash: before.modelHash }])
    expect(approvals[0]?.voidedAt).not.toBeNull()
    // Neither the set that approved the first model nor one that was added for it and never used.
    for (const earlier of [approvals[0]?.sealedSet.split('/').at(-1), sealedSet]) {
      const old = (await approve({ modelHash, sealedSet: earlier })).body
      expect([old.code, old.detail]).toEqual(['unknownSealedSet', expect.stringContaining('another model or design site')])
    }
    expect((await approve({ modelHash, sealedSet: (await seal()).body.file.id })).status).toBe(200)
    expect((await asOf(builder.cookie)).review.words).toContain('revision 3')
    expect((await read(engineer.cookie)).approvals).toHaveLength(2)
    expect(path).toContain(number)
  })

  it('is void once a change order moves the site, whose loads are entered again', async () => {
    const builder = await qualifiedBuilder(house.cms.payload, 'Premium', 200_000)
    const { number, asOf, approved, read } = await activeReview(builder)
    expect((await approved()).status).toBe(200)
    const path = `/api/tracking/orders/${number}/changes`
    const moved = { siteAddress: '9 Mill Race Ct, Springfield, OH', siteZip: '45502', reason: 'Another lot' }
    const { id, text } = (await house.to.post(path, moved, builder.cookie)).body.order.changes.at(-1)
    const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: text.textHash }
    for (const cookie of [builder.cookie, house.operator])
      expect((await house.to.post(`${path}/${id}/signature`, signature, cookie)).status).toBe(200)
    expect((await asOf(builder.cookie)).review.state).toBe('void')
    expect(await read(engineer.cookie)).toMatchObject({ site: null, siteAddress: '9 Mill Race Ct, Springfield, OH 45502' })
  })

  it('is void once the engineer changes the design site', async () => {
    const { approved, setSite, asOf, start } = await activeReview()
    await approved()
    await setSite({ ...SITE, source: 'The same figures, from the city' })
    expect((await asOf(house.shop.cookie)).review.state).toBe('approved')
    await setSite({ ...SITE, windMph: 120 })
    expect((await asOf(house.shop.cookie)).review.state).toBe('void')
    expect((await start()).body.code).toBe('notApproved')
  })

  it('needs a license of the site’s state that has not expired', async () => {
    const { assign, setSite, seal, read, approve } = await activeReview()
    const texan = await enterLicense(house, engineer, { state: 'TX', number: 'T-1' })
    const expired = await enterLicense(house, engineer, { expiresOn: '2026-01-31' })
    const stranger = await memberOf(house.cms.payload, 'fabricator')
    const ofShop = await enterLicense(house, stranger)
    expect((await assign(texan)).body).toMatchObject({ code: 'licenseElsewhere', detail: expect.stringContaining('The site is in Ohio.') })
    expect((await assign(expired)).body.code).toBe('licenseExpired')
    expect((await assign(ofShop)).body.code).toBe('unknownLicense')
    const brief = await enterLicense(house, engineer)
    expect((await assign(brief)).status).toBe(200)
    await setSite()
    const sealedSet = (await seal()).body.file.id
    const { modelHash } = await read(engineer.cookie)
    // It expired after the order was assigned.
    const ended = await house.cms.request(`/api/engineer-licenses/${brief}`, {
      method: 'PATCH',
      json: { expiresOn: '2026-01-31' },
      cookie: house.operator,
    })
    expect(ended.status).toBe(200)
    expect((await approve({ modelHash, sealedSet })).body.code).toBe('licenseExpired')
  })

  it('has questions that the builder or an operator answers, never the person who asked', async () => {
    const { assign, ask, answer, read } = await activeReview()
    await assign()
    const { id } = (await ask('Which soil report?')).body.review.questions[0]
    expect((await answer(id, 'Report 12 of May.', engineer.cookie)).body.code).toBe('ownQuestion')
    // Another engineer takes over: neither of them answers it.
    const next = await memberOf(house.cms.payload, 'engineer')
    await assign(await enterLicense(house, next, { name: 'Nora Next' }))
    expect((await answer(id, 'Report 12 of May.', next.cookie)).body.code).toBe('ownQuestion')
    expect((await answer(id, 'Report 12 of May.', engineer.cookie)).status).toBe(404)
    expect((await read(next.cookie)).questions).toMatchObject([{ answer: null }])
    expect((await answer(id, 'Report 12 of May.', house.operator)).status).toBe(200)
  })

  it('is never by a member of its builder or its shop, who would ask, answer and approve for themselves', async () => {
    const { builder, assign, setSite, seal, read, approve, ask, answer } = await activeReview()
    const ofShop = await memberOf(house.cms.payload, 'engineer')
    const shopLicense = await enterLicense(house, ofShop)
    await joinCompany(house.cms.payload, house.shop.companyId, ofShop)
    expect((await assign(shopLicense)).body.code).toBe('ownOrder')
    const own = await memberOf(house.cms.payload, 'engineer')
    const ownLicense = await enterLicense(house, own)
    const offered = async () => (await read(house.operator)).engineers.map(({ id }) => id)
    expect(await offered()).toContain(ownLicense)
    expect(await offered()).not.toContain(shopLicense)
    expect((await assign(ownLicense)).status).toBe(200)
    await setSite(SITE, own.cookie)
    const sealedSet = (await seal(own.cookie)).body.file.id
    // They join the builder after they were assigned.
    await joinCompany(house.cms.payload, builder.companyId, own)
    const { id } = (await ask('Which soil report?', own.cookie)).body.review.questions[0]
    expect((await answer(id, 'Mine.', own.cookie)).body.code).toBe('ownQuestion')
    expect((await answer(id, 'Report 12 of May.', builder.cookie)).status).toBe(200)
    const { modelHash } = await read(own.cookie)
    expect((await approve({ modelHash, sealedSet }, own.cookie)).body.code).toBe('ownOrder')
    expect(await offered()).not.toContain(ownLicense)
  })

  it('waits for another engineer once the assigned one has left their firm, and tells them nothing more', async () => {
    const { number, builder, assign, ask, answer, read, asOf } = await activeReview()
    const leaver = await memberOf(house.cms.payload, 'engineer')
    await assign(await enterLicense(house, leaver, { name: 'Lee Leaver' }))
    const { id } = (await ask('Which soil report?', leaver.cookie)).body.review.questions[0]
    await house.cms.payload.db.pool.query('delete from memberships where person_id in (select id from people where account_id = $1)', [
      leaver.id,
    ])
    expect((await asOf(builder.cookie)).review).toMatchObject({
      blocks: true,
      words: 'Not reviewed by an engineer: waiting for an engineer',
    })
    expect((await read(house.operator)).engineer).toBeNull()
    expect((await tasksAbout(number, house.operator)).toSorted()).toEqual(['reviewQuestion', 'reviewToAssign'])
    expect((await answer(id, 'Report 12, which is confidential.', builder.cookie)).status).toBe(200)
    await runQueuedJobs(house.cms.payload)
    const mails = await mailsTo(house.cms.payload, leaver.email)
    expect(mails.filter(({ text }) => text.includes('confidential'))).toEqual([])
    expect(await tasksAbout(number, house.operator)).toEqual(['reviewToAssign'])
    expect((await assign()).status).toBe(200)
    expect(await tasksAbout(number, house.operator)).toEqual([])
  })

  it('waits for another engineer once the assigned one may not approve it', async () => {
    const { number, builder, assign, setSite, seal, read, approve } = await activeReview()
    const brief = await enterLicense(house, engineer)
    await assign(brief)
    const until = (expiresOn: string) =>
      house.cms.request(`/api/engineer-licenses/${brief}`, { method: 'PATCH', json: { expiresOn }, cookie: house.operator })
    await until('2026-01-31')
    expect(await tasksAbout(number, house.operator)).toEqual(['reviewToAssign'])
    await until(inDays(400))
    expect(await tasksAbout(number, house.operator)).toEqual([])
    await joinCompany(house.cms.payload, builder.companyId, engineer)
    expect(await tasksAbout(number, house.operator)).toEqual(['reviewToAssign'])
    await house.cms.payload.db.pool.query(
      'delete from memberships where company_id = $1 and person_id in (select id from people where account_id = $2)',
      [builder.companyId, engineer.id],
    )
    await setSite()
    const sealedSet = (await seal()).body.file.id
    expect((await approve({ modelHash: (await read(engineer.cookie)).modelHash, sealedSet })).status).toBe(200)
    await until('2026-01-31')
    expect(await tasksAbout(number, house.operator), 'an approval stays').toEqual([])
  })

  it('is open to the assigned engineer, the builder and operators, each for their own part', async () => {
    const { number, builder, path, put, read, assign, setSite, seal, ask, approve } = await activeReview()
    const orderPath = `/api/tracking/orders/${number}`
    const before = { cookie: engineer.cookie }
    expect((await house.to.get(path, before.cookie)).status).toBe(404)
    await assign()
    expect((await read(engineer.cookie)).seenAs).toBe('engineer')
    expect((await read(builder.cookie)).seenAs).toBe('builder')
    const outsider = await qualifiedBuilder(house.cms.payload, 'Prepay', 0)
    for (const { cookie } of [colleague, house.shop, house.other, outsider]) {
      expect((await house.to.get(path, cookie)).status).toBe(404)
      expect([403, 404]).toContain((await put('/site', { site: SITE }, cookie)).status)
      expect([403, 404]).toContain((await ask('May I?', cookie)).status)
      expect([403, 404]).toContain((await seal(cookie)).status)
    }
    expect((await house.to.get(path)).status).toBe(401)
    const editor = await house.cms.signInAs('editor')
    expect((await house.to.get(path, editor.cookie)).status).toBe(403)
    for (const { cookie } of [engineer, builder, house.shop]) expect((await assign(license, cookie)).status).toBe(403)
    for (const cookie of [builder.cookie, house.operator])
      expect((await approve({ modelHash: 'a'.repeat(64), sealedSet: number }, cookie)).status).toBe(403)
    expect((await setSite(SITE, house.operator)).status).toBe(403)
    expect((await seal(engineer.cookie, house.photo)).body.code).toBe('unknownFileType')

    // The frame's files and nothing else of the order.
    for (const file of ['cut-list', 'panel-list', 'frame?format=dxf', 'frame?format=pdf'])
      expect((await house.cms.request(`${orderPath}/${file}`, { cookie: engineer.cookie })).status, file).toBe(200)
    for (const part of ['', '/messages', '/timeline', '/calendar', '/panels'])
      expect((await house.to.get(`${orderPath}${part}`, engineer.cookie)).status, part).toBe(404)
    const photo = (await house.to.upload(orderPath, builder.cookie, house.photo, JPG_NAME)).body.file
    expect((await house.cms.request(photo.url, { cookie: engineer.cookie })).status).toBe(404)
    for (const { cookie } of [colleague, house.other])
      for (const file of ['cut-list', 'frame?format=pdf'])
        expect((await house.cms.request(`${orderPath}/${file}`, { cookie })).status).toBe(404)
    expect((await house.to.get('/api/tracking/orders', engineer.cookie)).body.total).toBe(0)

    const own = (await house.to.get('/api/engineering/orders', engineer.cookie)).body.reviews
    expect(own.map((row: { number: string }) => row.number)).toContain(number)
    expect((await house.to.get('/api/engineering/orders', colleague.cookie)).body.reviews).toEqual([])
    expect((await house.to.get('/api/engineering/orders', house.shop.cookie)).body.reviews).toEqual([])
    // Access ends with the membership of the firm.
    await house.cms.payload.db.pool.query('delete from memberships where person_id in (select id from people where account_id = $1)', [
      engineer.id,
    ])
    expect((await house.to.get(path, engineer.cookie)).status).toBe(404)
    expect((await house.cms.request(`${orderPath}/cut-list`, { cookie: engineer.cookie })).status).toBe(404)
  })
})
