import { createHash } from 'node:crypto'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { agreementText, signedAgreement } from '@framewell/domain/network/partnerAgreement'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, type NetworkDesk, networkDesk } from '../testing/networkDesk'
import { shopApplication, shopFacts, smallPdf } from '../testing/shopApplication'
import { holdCapacity } from './capacityHolds'
import { seedZipCodes } from './seedZipCodes'

let cms: TestCms
let desk: NetworkDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await networkDesk(cms)
  await desk.postJson('/api/production-network/seed-demo', {}, desk.operator)
})
afterAll(() => cms.stop())

const THIS_WEEK = weekStartOf(new Date())
const enhanced = {
  partnerTypes: ['ReferralCapacityBroker'],
  companyName: 'Maumee Capacity Desk',
  legalEntityName: 'Maumee Capacity Desk LLC',
  primaryContactName: 'Bo Desk',
  email: 'bo@maumee.test',
  phone: '419 555 0100',
  businessAddress: '1 Summit St, Toledo, OH 43604',
  yearsInBusiness: 4,
  operational: {
    preferredRegions: ['Ohio'],
    averageOrderSizeCapacity: '20 houses a year',
    emergencyOverflowAvailability: 'Within a week',
    references: ['Hearth Homes', 'Maple Builders'].map((name) => ({ name, contact: 'by phone', relation: 'Client' })),
  },
  agreement: { authorizedRepName: 'Bo Desk', title: 'Owner', signature: 'Bo Desk', date: '2026-11-22' },
}

describe('joining', () => {
  it('goes from the form through question, certificate and approval to a shop that work is routed to', async () => {
    const applied = await desk.postJson('/api/partner-onboarding', shopApplication)
    expect(applied.body).toMatchObject({ success: true, applicationId: expect.stringMatching(/^N-\d{4}-\d{5}$/) })
    const { id, token } = applied.body
    const own = async () => (await desk.get(`/api/partner-applications/${id}?token=${token}`)).body.application
    expect(await own()).toMatchObject({ status: 'submitted', documents: [], messages: [] })
    expect((await desk.get(`/api/partner-applications/${id}?token=${'x'.repeat(43)}`)).status).toBe(404)

    const detail = `/api/network/applications/${id}`
    expect((await desk.get(detail)).status).toBe(401)
    expect((await desk.get(detail, desk.operator)).body.application).toMatchObject({
      becomesFabricator: true,
      suggestedFacts: { weeklyCapacity: 30, reachMiles: 250 },
    })
    const review = (body: object) => desk.postJson(`${detail}/review`, { reason: 'Seen by two of us', ...body }, desk.operator)
    expect((await review({ action: 'begin' })).body.application.status).toBe('in-review')
    await desk.postJson(`${detail}/questions`, { text: 'Which machine rolls the 600 stud?' }, desk.operator)
    expect((await desk.get('/api/network/applications?search=wabash', desk.operator)).body).toMatchObject({
      total: 1,
      data: [{ openQuestions: 1 }],
    })
    await desk.postJson(`/api/partner-applications/${id}/messages`, { token, text: 'A Howick 6800.' })
    expect((await own()).messages.map(({ from }: { from: string }) => from)).toEqual(['operator', 'applicant'])
    expect((await desk.get('/api/network/applications?search=wabash', desk.operator)).body.data[0].openQuestions).toBe(0)

    const words = 'Ask for the audit of their second line'
    expect((await desk.postJson(`${detail}/notes`, { text: words })).status).toBe(401)
    expect((await desk.postJson(`${detail}/notes`, { text: ' ' }, desk.operator)).body.fields).toMatchObject([{ path: 'text' }])
    expect((await desk.postJson(`${detail}/notes`, { text: words }, desk.operator)).status).toBe(200)
    const { notes } = (await desk.get(detail, desk.operator)).body.application
    expect(notes).toMatchObject([{ text: words, author: expect.stringMatching(/\w/), at: expect.any(String) }])
    expect(JSON.stringify(await own())).not.toContain(words)

    expect((await review({ action: 'approve', fabricator: shopFacts })).body.code).toBe('insuranceMissing')
    expect((await desk.upload(id, token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme Mutual' })).body.code).toBe('expiryMissing')
    expect(
      (await desk.upload(id, token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme Mutual', expiresOn: inDays(-1) })).body.code,
    ).toBe('expired')
    const added = await desk.upload(id, token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme Mutual', expiresOn: inDays(40) })
    expect(added.body.document).toMatchObject({ status: 'submitted', expiresOn: inDays(40) })
    const judge = (status: string) =>
      desk.postJson(`/api/network/documents/${added.body.document.id}/review`, { status, reason: 'Policy confirmed' }, desk.operator)
    expect((await judge('accepted')).body.document.status).toBe('accepted')
    expect((await judge('refused')).body.code).toBe('alreadyJudged')
    expect((await cms.request(`/api/network/documents/${added.body.document.id}/file`)).status).toBe(401)
    expect(
      (await cms.request(`/api/network/documents/${added.body.document.id}/file`, { cookie: desk.operator })).headers.get(
        'content-disposition',
      ),
    ).toContain('coi.pdf')
    expect((await review({ action: 'approve' })).body.code).toBe('fabricatorFactsMissing')
    expect((await review({ action: 'approve', fabricator: shopFacts, seen: 'submitted' })).body.code).toBe('changedMeanwhile')
    const both = await Promise.all([review({ action: 'approve', fabricator: shopFacts }), review({ action: 'reject' })])
    expect(both.map(({ status: code }) => code).sort()).toEqual([200, 409])
  })

  it('creates only one shop when two reviewers approve at once', async () => {
    const { body } = await desk.postJson('/api/partners', {
      businessName: 'Maumee Builders Supply',
      location: 'Toledo, OH',
      contactName: 'Lee',
      email: 'lee@supply.test',
      partnerType: 'lumber-yard',
    })
    const approve = () =>
      desk.postJson(`/api/network/applications/${body.id}/review`, { action: 'approve', reason: 'Known since 2012' }, desk.operator)
    const codes = (await Promise.all([approve(), approve(), approve()])).map(({ status: code }) => code)
    expect(codes.sort()).toEqual([200, 409, 409])
    const all = (await desk.get('/api/partners')).body
    expect(all.filter((one: { email: string }) => one.email === 'lee@supply.test')).toMatchObject([{ verified: true, specialties: [] }])
  })

  it('gives a company one shop, also when a second application of it is approved', async () => {
    const who = { companyName: 'Tiffin Frames', contactEmail: 'tia@tiffin.test' }
    const [first, second] = [await desk.insured(who), await desk.insured(who)]
    const answers = await Promise.all([first.approve(), second.approve()])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'alreadyMember'])
    const { data } = (await desk.get('/api/network/fabricators?search=tiffin', desk.operator)).body
    expect(data).toHaveLength(1)
  })

  it('invites the owner of an approved shop, who plans, renews and reads the rating of only that shop', async () => {
    const { applied, approve } = await desk.insured({ companyName: 'Blanchard Frames', contactEmail: 'Bea@blanchard.test' })
    await cms.payload.create({
      collection: 'accounts',
      data: { name: 'Bea', email: 'taken@blanchard.test', password: 'seven quiet steel trusses', role: 'builder' },
    })
    expect((await approve({ accountEmail: 'taken@blanchard.test' })).body.code).toBe('otherAccount')
    expect((await approve()).status).toBe(200)
    const cookie = await desk.joined('Bea@blanchard.test')
    const own = async () => (await desk.get('/api/own-shop', cookie)).body.shop
    const shop = await own()
    expect(shop).toMatchObject({
      name: 'Blanchard Frames',
      status: 'active',
      weeklyCapacity: 30,
      insuredUntil: inDays(40),
      quality: { finishedOrders: 0, onTime: { good: 0, of: 0, rate: 0.9 } },
      application: { applicationId: applied.applicationId, status: 'approved' },
      documents: [{ kind: 'insurance', status: 'accepted' }],
    })

    const put = (path: string, body: object, as = cookie) => cms.request(`/api/own-shop/${path}`, { method: 'PUT', json: body, cookie: as })
    const week = addWeeks(THIS_WEEK, 2)
    const holiday = { closedUnits: 10, reservedUnits: 0, note: 'Thanksgiving' }
    expect((await put(`capacity/${week}`, holiday)).status).toBe(200)
    expect((await own()).weeks[2]).toMatchObject(holiday)
    const certificate = new URLSearchParams({ kind: 'insurance', name: 'renewed.pdf', issuer: 'Acme', expiresOn: inDays(400) })
    const renew = (as: string) =>
      cms.request(`/api/own-shop/documents?${certificate}`, {
        body: smallPdf,
        headers: { 'content-type': 'application/octet-stream' },
        cookie: as,
      })
    const { document } = await (await renew(cookie)).json()
    await desk.postJson(`/api/network/documents/${document.id}/review`, { status: 'accepted', reason: 'Confirmed' }, desk.operator)
    expect((await own()).insuredUntil).toBe(inDays(400))
    expect((await desk.get('/api/network/fabricators?search=blanchard', desk.operator)).body.data[0].openDocuments).toBe(0)
    const seen = (await desk.get(`/api/network/fabricators/${shop.id}/documents`, desk.operator)).body.documents
    expect(seen.map(({ name }: { name: string }) => name)).toEqual(['renewed.pdf', 'coi.pdf'])
    const file = `/api/own-shop/documents/${document.id}/file`
    expect((await cms.request(file, { cookie })).headers.get('content-disposition')).toContain('renewed.pdf')

    const req = await createLocalReq({}, cms.payload)
    const wanted = { fabricatorId: shop.id, units: 20, fromWeek: week, weeks: 1, reference: 'O-9' }
    await inTransaction(req, () => holdCapacity(req, wanted, new Date()))
    const makes = async (weeklyCapacity: number) => (await put('weekly-capacity', { weeklyCapacity })).status
    expect([await makes(29), await makes(30)]).toEqual([409, 200])

    const stranger = (await cms.signInAs('partner')).cookie
    expect((await desk.get('/api/own-shop', stranger)).body).toEqual({ shop: null })
    const refused = [await put(`capacity/${week}`, holiday, stranger), await renew(stranger), await cms.request(file, { cookie: stranger })]
    expect(refused.map(({ status: code }) => code)).toEqual([404, 404, 404])
    await (await desk.insured({ companyName: 'Auglaize Frames', contactEmail: 'al@auglaize.test' })).approve()
    expect((await cms.request(file, { cookie: await desk.joined('al@auglaize.test') })).status).toBe(404)
  })

  it('gives a broker its own kind of entry, and one company to a lumber yard that is also a broker', async () => {
    const { body } = await desk.postJson('/api/partners/apply', {
      ...enhanced,
      partnerTypes: ['LumberYardReseller', 'ReferralCapacityBroker'],
      lumberYardReseller: {
        existingBuilderNetworkSize: '40',
        geographicCoverage: 'Northern Ohio',
        storageCapabilities: 'Two sheds',
        interestTypes: ['Referral'],
        creditExperience: 'Net 30 since 2010',
        preferredBuilderTypes: ['Production'],
      },
    })
    await desk.postJson(`/api/network/applications/${body.id}/review`, { action: 'approve', reason: 'Known to us' }, desk.operator)
    // A certificate of a company without a shop insures nothing: nobody would review it.
    const certificate = { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme', expiresOn: inDays(400) }
    expect((await desk.upload(body.id, body.token, certificate)).body.code).toBe('decided')
    const cookie = await desk.joined(enhanced.email)
    const { listings, applications } = (await desk.get('/api/own-listings', cookie)).body
    expect(applications).toMatchObject([{ id: body.id, status: 'approved', signature: { name: 'Bo Desk' } }])
    expect(listings).toMatchObject([
      { partnerType: expect.stringMatching(/lumber-yard|capacity-broker/) },
      { partnerType: expect.stringMatching(/lumber-yard|capacity-broker/) },
    ])
    expect(applications[0].answers).toMatchObject({
      legalEntityName: 'Maumee Capacity Desk LLC',
      operational: { preferredRegions: ['Ohio'] },
    })
    const agreement = (as: string) => cms.request(`/api/own-applications/${body.id}/agreement`, { cookie: as })
    const signed = await agreement(cookie)
    expect(signed.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await signed.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const printed = async (version: number) => {
      await cms.payload.db.pool.query(
        `update network_applications set signature = jsonb_set(signature, '{agreementVersion}', to_jsonb($2::int)) where id = $1`,
        [body.id, version],
      )
      return (await agreement(cookie)).status
    }
    expect([await printed(1), await printed(2)], 'only a text that is kept').toEqual([404, 200])
    const kept = createHash('sha256').update(agreementText(signedAgreement(2)))
    expect(kept.digest('hex'), 'to the letter').toBe('e9918be3313b2d321f957ff156ec517a2af713975476e3cc1351c51ac526e736')
    expect((await agreement((await cms.signInAs('partner')).cookie)).status).toBe(404)
    expect((await cms.request(`/api/network/applications/${body.id}/agreement`, { cookie: desk.operator })).status).toBe(200)
    expect((await cms.request(`/api/network/applications/${body.id}/agreement`, { cookie })).status).toBe(403)
    const broker = listings.find(({ partnerType }: { partnerType: string }) => partnerType === 'capacity-broker')
    expect(broker).toMatchObject({ specialties: ['Ohio'], experience: expect.stringContaining('orders of 20 houses a year') })
    const update = (as: string) =>
      cms.request(`/api/own-listings/${broker.id}`, {
        method: 'PUT',
        json: { phone: '419 555 0199', email: 'desk@maumee.test', specialties: ['Overflow'], experience: 'Since 2004' },
        cookie: as,
      })
    expect((await update((await cms.signInAs('partner')).cookie)).status).toBe(404)
    expect(await (await update(cookie)).json()).toMatchObject({ listing: { phone: '419 555 0199', specialties: ['Overflow'] } })
    expect((await desk.get('/api/partners')).body).toContainEqual(expect.objectContaining({ id: broker.id, email: 'desk@maumee.test' }))
  })

  it('refuses wrong answers on their fields, in the specified words', async () => {
    const { status: code, body } = await desk.postJson('/api/partners/apply', { partnerTypes: [] })
    expect(code).toBe(400)
    expect(body.fields).toContainEqual({ path: 'partnerTypes', message: 'Select at least one partner type' })
    expect(typeof body.error).toBe('string')
  })
})

it('lists every verified partner, even beyond the thousandth', async () => {
  const { pool } = cms.payload.db
  await pool.query(`with model as (select * from directory_partners where verified limit 1)
     insert into directory_partners (business_name, partner_type, location, email, verified)
     select 'Yard ' || n, model.partner_type, model.location, n || '@yards.test', true from model, generate_series(1, 1200) n`)
  const emails: string[] = (await desk.get('/api/partners')).body.map(({ email }: { email: string }) => email)
  expect(emails.filter((email) => email.endsWith('@yards.test'))).toHaveLength(1200)
  await pool.query(`delete from directory_partners where email like '%@yards.test'`)
})

describe('places', () => {
  it('are found by ZIP code, leading zeros included', async () => {
    expect(await seedZipCodes(cms.payload)).toBeGreaterThan(40_000)
    expect(await seedZipCodes(cms.payload)).toBe(0)
    expect((await desk.get('/api/places/zip/45402')).body).toMatchObject({ city: 'Dayton', state: 'OH' })
    expect((await desk.get('/api/places/zip/02134')).body).toMatchObject({ state: 'MA' })
    // Partners are found by the towns they name; the list is cached until one of them changes.
    await cms.payload.db.pool.query('update directory_partners set updated_at = now()')
    const partners = (await desk.get('/api/partners')).body
    expect(partners.find(({ location }: { location: string }) => location === 'Toledo, OH').coordinates.lat).toBeCloseTo(41.66, 0)
    expect(await desk.get('/api/places/zip/00000')).toMatchObject({ status: 404, body: { code: 'unknownZip' } })
    expect((await desk.get('/api/places/zip/4540')).status).toBe(400)
  })
})
