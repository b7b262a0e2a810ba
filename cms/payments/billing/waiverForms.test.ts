import { companyDay } from '@framewell/domain/dates/businessDays'
import { EMPTY_LIEN_RECORD } from '@framewell/domain/payments/lienRecord'
import { PHASES } from '@framewell/domain/payments/phases'
import { waitsForFormsWords } from '@framewell/domain/payments/waiverForms'
import { WAIVER_KINDS, type WaiverKind } from '@framewell/domain/payments/waivers'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { listOwnTasks } from '@framewell/domain/tasks/ownTasks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { pdfText } from '../../testing/pdfText'
import type { TestPerson } from '../../testing/signInAs'
import { remindOfNotices } from '../projects/remindOfNotices'

const PHASE = PHASES[0]
const TEXT = `NOTICE OF RIGHTS OF CALIFORNIA.

Name of claimant: {claimant}. Name of customer: {customer}. Job location: {jobAddress}. Owner: {owner}. Through date: {throughDate}.

Maker of check: {payer}. Amount of check: {amount}. Exceptions: {exceptions}.`

let house: MoneyHouse
let inCalifornia: string

beforeAll(async () => {
  house = await moneyHouse()
  const { db } = house.cms.payload
  await db.pool.query(
    "insert into zip_codes values ('90012', 'Los Angeles', 'CA', 34.06, -118.24), ('45402', 'Dayton', 'OH', 39.76, -84.19)",
  )
  inCalifornia = await house.desk.project(1_000_000, 'Premium')
  await db.pool.query("update orders set site_address = '12 Spring St, Los Angeles, CA', site_zip = '90012' where number = $1", [
    inCalifornia,
  ])
  await house.desk.reach(inCalifornia, PHASE)
})
afterAll(() => house.cms.stop())

const enter = async (form: Record<string, unknown>) => {
  const answer = await house.cms.request('/api/waiver-forms', {
    cookie: house.desk.operators[0].cookie,
    json: { state: 'CA', kind: 'conditional_progress', citation: 'Civil Code 8132', effectiveFrom: '2012-07-01', text: TEXT, ...form },
  })
  return { status: answer.status, body: await answer.json() }
}
const read = async (query = '') =>
  (await house.desk.ask(house.desk.shop.person, `/projects/${inCalifornia}/waivers/${PHASE}/conditional${query}`)).body
const signTasks = async () => {
  const answer = await house.cms.request('/api/tasks', { cookie: house.desk.shop.person.cookie })
  const { tasks } = listOwnTasks.output.parse(await answer.json())
  return tasks.filter(({ kind, detail }) => kind === 'signWaiver' && detail === inCalifornia).length
}
const step = async () => {
  const answer = await house.cms.request('/api/admin/tasks?kind=setUp&limit=100', { cookie: house.desk.operators[0].cookie })
  return taskCalls.listTasks.output.parse(await answer.json()).data.find(({ name }) => name === 'State lien waiver forms')
}

it('a phase whose stage is not reached is refused for that alone, not for waivers that nobody can sign yet', async () => {
  const { desk } = house
  const number = await desk.project(1_000_000, 'Premium')
  const refused = await desk.complete(number, PHASE)
  expect([refused.status, refused.body.code]).toEqual([409, 'stageNotReached'])
  expect(JSON.stringify(refused.body)).not.toMatch(/waiver/i)
  const preview = (await desk.ask(desk.operators[0], `/projects/${number}/phases/${PHASE}/preview`)).body
  expect(preview.refusal).toMatchObject({ code: 'stageNotReached', missing: [] })
})

describe('where a state prescribes forms', () => {
  it('nothing is signed or released before the form is entered, and everybody reads which one is missing', async () => {
    const { desk } = house
    const missing = 'California: Conditional waiver and release on progress payment'
    expect(await read()).toMatchObject({ code: 'waiverFormMissing', detail: `${missing}.` })
    expect((await desk.sign(inCalifornia, PHASE, 'conditional')).status).not.toBe(200)
    const refused = await desk.complete(inCalifornia, PHASE)
    expect(refused.body).toMatchObject({ code: 'waiverFormMissing', detail: missing })
    expect(refused.body.error).toContain('The lien waiver form that the state prescribes is not entered yet')
    const preview = (await desk.ask(desk.operators[0], `/projects/${inCalifornia}/phases/${PHASE}/preview`)).body
    expect(preview.refusal).toMatchObject({ code: 'waiverFormMissing', missing: [missing] })
    for (const person of [desk.builder.person, desk.shop.person, desk.operators[0]]) {
      const [phase, later] = (await desk.ask(person, `/projects/${inCalifornia}`)).body.project.phases
      expect(phase).toMatchObject({ waitsForForm: waitsForFormsWords([missing], 'phase'), waiversNeeded: [], acceptanceEndsOn: null })
      expect(later.waitsForForm).toBeNull()
    }
    expect(await signTasks(), 'the shop cannot sign').toBe(0)
    expect(await step()).toMatchObject({
      href: '/cms/collections/waiver-forms',
      detail: expect.stringMatching(`^Jobs in CA: .* A payment waits for them since ${longDate(companyDay(new Date()))}$`),
      moneyCents: await house.desk.balance('escrow', inCalifornia),
    })
  })

  it('a form is refused at its field', async () => {
    const wrong = async (form: Record<string, unknown>) => JSON.stringify((await enter(form)).body)
    expect(await wrong({ text: '' })).toContain('Enter the text that the state prescribes')
    expect(await wrong({ text: `${TEXT} {notary}` })).toContain('{notary} is not filled in')
    expect(await wrong({ basis: 'general' })).toContain('Leave this empty')
    expect(await wrong({ effectiveFrom: 'July 2012' })).toContain('Write the day like')
    expect(await wrong({ citation: '' })).toContain('Name the statute')
  })

  it('its text is signed with owner, job address, exceptions and what is paid, and the paper names the statute', async () => {
    const { desk, cms } = house
    expect((await enter({})).status).toBe(201)
    // Not in force yet.
    expect((await enter({ effectiveFrom: '2099-01-01', text: `${TEXT} Later.` })).status).toBe(201)
    expect(await read()).toMatchObject({ code: 'ownerMissing' })
    const [phase] = (await desk.ask(desk.shop.person, `/projects/${inCalifornia}`)).body.project.phases
    expect(phase).toMatchObject({ waitsForForm: null, waiversNeeded: ['conditional'] })
    expect(await signTasks()).toBe(1)
    expect((await step())?.detail, 'what waits is not signed yet, but has its form').toMatch(
      /Their phases and retainage cannot be released$/,
    )
    const record = { propertyOwner: 'Grand Avenue Partners LLC', noticeDueOn: '2099-01-05' }
    expect((await desk.ask(desk.shop.person, `/projects/${inCalifornia}/lien-record`, record)).status).toBe(403)
    expect((await desk.ask(desk.builder.person, `/projects/${inCalifornia}/lien-record`, record)).status).toBe(200)

    const plain = await read()
    const { release } = (await desk.ask(desk.operators[0], `/projects/${inCalifornia}/phases/${PHASE}/preview`)).body
    expect(plain).toMatchObject({ takesExceptions: true, amountCents: release.netCents, textVersion: 1 })
    expect(plain.source).toBe('Form of California, Civil Code 8132, from 2012-07-01')
    expect(plain.paragraphs.join(' ')).toContain('Owner: Grand Avenue Partners LLC')
    expect(plain.paragraphs.join(' ')).toContain('Job location: 12 Spring St, Los Angeles, CA 90012')
    expect(plain.paragraphs.join(' ')).toMatch(/Exceptions: None\.$/)

    const exceptions = 'Extra welding of 12 November'
    const read2 = await read(`?${new URLSearchParams({ exceptions })}`)
    expect(read2.textHash).not.toBe(plain.textHash)
    const path = `/projects/${inCalifornia}/waivers/${PHASE}/conditional`
    const signing = { signature: 'Test partner', title: 'Owner', exceptions, textHash: plain.textHash }
    expect((await desk.ask(desk.shop.person, path, signing)).body.code).toBe('textChanged')
    const signed = await desk.ask(desk.shop.person, path, { ...signing, textHash: read2.textHash })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    expect(signed.body.waiver).toMatchObject({ exceptions, textVersion: 1 })
    const pdf = await pdfText(
      await cms.request(`/api/payments/waivers/${signed.body.waiver.id}/pdf`, { cookie: desk.builder.person.cookie }),
    )
    expect(pdf).toContain('NOTICE OF RIGHTS OF CALIFORNIA')
    expect(pdf).toContain(`Exceptions: ${exceptions}`)
    expect(pdf).toContain('Form of California, Civil Code 8132, from 2012-07-01, version 1')
    expect((await desk.complete(inCalifornia, PHASE)).status).toBe(200)
  })

  it('a kind for which the state prescribes none uses the general text, and the step is done once every kind is decided', async () => {
    const { desk } = house
    expect(await step()).toBeDefined()
    const others = WAIVER_KINDS.filter((kind): kind is Exclude<WaiverKind, 'conditional_progress'> => kind !== 'conditional_progress')
    for (const kind of others) expect((await enter({ kind, basis: 'general', text: '' })).status).toBe(201)
    expect(await step()).toBeUndefined()
    const text = (await desk.ask(desk.shop.person, `/projects/${inCalifornia}/waivers/${PHASE}/unconditional`)).body
    expect(text.source).toBe('General text: no form of this kind is prescribed (California, Civil Code 8132, from 2012-07-01)')
    expect(text.takesExceptions).toBe(false)
  })

  it('operators are reminded of its preliminary notice once for each step, until it is recorded as given', async () => {
    const { desk, cms } = house
    const reminders = async (today: string) => {
      await remindOfNotices(cms.payload, today)
      const { rows } = await cms.payload.db.pool.query(
        "select payload ->> 'late' as late from notification_events where name = 'payment-lien-notice-due' and payload ->> 'projectId' = $1",
        [inCalifornia],
      )
      return rows.map(({ late }) => late === 'true')
    }
    expect(await reminders('2098-12-25')).toEqual([])
    expect(await reminders('2098-12-26')).toEqual([false])
    expect(await reminders('2098-12-27')).toEqual([false])
    expect((await reminders('2099-01-06')).toSorted()).toEqual([false, true])
    const path = `/projects/${inCalifornia}/lien-record`
    const wrong = (await desk.ask(desk.operators[0], path, { jointPayee: 'Steel Supply Inc.' })).body
    expect(wrong.fields).toMatchObject([{ path: 'jointAgreedOn', message: 'Enter the day of the agreement' }])
    const lienRecord = { propertyOwner: 'Grand Avenue Partners LLC', noticeDueOn: '2099-01-05', noticeGivenOn: '2099-01-04' }
    const joint = { jointPayee: 'Steel Supply Inc.', jointAgreedOn: '2026-11-02' }
    const recorded = { ...EMPTY_LIEN_RECORD, ...lienRecord, ...joint }
    expect((await desk.ask(desk.operators[0], path, { ...lienRecord, ...joint })).body).toEqual({ lienRecord: recorded })
    expect((await reminders('2099-02-01')).length).toBe(2)
    const { project } = (await desk.ask(desk.shop.person, `/projects/${inCalifornia}`)).body
    expect(project).toMatchObject({ siteAddress: '12 Spring St, Los Angeles, CA 90012', lienRecord: recorded })
  })

  it('operators are reminded of the end of a joint-check agreement once for each step, until it is recorded as released', async () => {
    const { desk, cms } = house
    const number = await desk.project(1_000_000, 'Premium')
    const record = async (change: object) => (await desk.ask(desk.operators[0], `/projects/${number}/lien-record`, change)).body
    const reminders = async (today: string) => {
      await remindOfNotices(cms.payload, today)
      const { rows } = await cms.payload.db.pool.query(
        "select payload from notification_events where name = 'payment-joint-check-ends' and payload ->> 'projectId' = $1 order by id",
        [number],
      )
      return rows.map(({ payload: { endsOn, ended, payee } }) => [endsOn, ended, payee])
    }
    const payee = 'Ohio Coil Supply'
    await record({ jointPayee: payee, jointAgreedOn: '2026-11-02' })
    expect(await reminders('2098-12-31'), 'it applies until it is released').toEqual([])
    expect((await record({ jointEndsOn: '2026-11-01' })).fields).toMatchObject([{ path: 'jointEndsOn' }])
    await record({ jointEndsOn: '2098-12-31' })
    expect(await reminders('2098-12-20')).toEqual([])
    for (const day of ['2098-12-21', '2098-12-22']) expect(await reminders(day)).toEqual([['2098-12-31', false, payee]])
    expect((await reminders('2099-01-01')).map(([, ended]) => ended).toSorted()).toEqual([false, true])
    await record({ jointEndsOn: '2099-02-28' })
    expect(
      (await reminders('2099-02-25')).filter(([endsOn]) => endsOn === '2099-02-28'),
      'a new last day',
    ).toHaveLength(1)
    expect((await record({ jointReleasedOn: '2099-02-26' })).fields).toMatchObject([{ path: 'jointReleasedOn' }])
    expect((await record({ jointReleasedOn: companyDay(new Date()) })).lienRecord.jointReleasedOn).toBe(companyDay(new Date()))
    expect(await reminders('2099-03-01')).toHaveLength(3)
  })

  it('reads papers that were recorded before there were such days', async () => {
    const { desk, cms } = house
    const number = await desk.project(1_000_000, 'Premium')
    const before = {
      propertyOwner: 'Elm LLC',
      noticeDueOn: null,
      noticeGivenOn: null,
      jointPayee: 'Ohio Coil Supply',
      jointAgreedOn: '2026-11-02',
    }
    await cms.payload.db.pool.query('update payment_projects set lien_record = $2 where number = $1', [number, JSON.stringify(before)])
    const { project } = (await desk.ask(desk.operators[0], `/projects/${number}`)).body
    expect(project.lienRecord).toEqual({ ...before, jointEndsOn: null, jointReleasedOn: null })
  })

  it('keeps what two people record at once, and what a request leaves out', async () => {
    const { desk } = house
    const number = await desk.project(1_000_000, 'Premium')
    const record = (person: TestPerson, change: object) => desk.ask(person, `/projects/${number}/lien-record`, change)
    await Promise.all([record(desk.operators[0], { noticeDueOn: '2099-03-01' }), record(desk.builder.person, { propertyOwner: 'Elm LLC' })])
    const { lienRecord } = (await record(desk.operators[1], {})).body
    expect(lienRecord).toMatchObject({ ...EMPTY_LIEN_RECORD, propertyOwner: 'Elm LLC', noticeDueOn: '2099-03-01', noticeGivenOn: null })
    expect((await record(desk.operators[0], { noticeDueOn: null })).body.lienRecord).toEqual({ ...lienRecord, noticeDueOn: null })
  })

  it('jobs elsewhere keep the general text', async () => {
    const { desk } = house
    const inOhio = await desk.project(1_000_000, 'Premium')
    await desk.reach(inOhio, PHASE)
    const text = (await desk.ask(desk.shop.person, `/projects/${inOhio}/waivers/${PHASE}/conditional`)).body
    expect(text.source).toBe('Framewell’s general text')
    await desk.sign(inOhio, PHASE, 'conditional')
    expect((await desk.complete(inOhio, PHASE)).status).toBe(200)
    expect(await house.findings()).toEqual([])
  })
})
