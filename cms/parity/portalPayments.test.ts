import { getWaiverText, listInvoices, signWaiver } from '@framewell/domain/payments/billingCalls'
import { searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import { getFactoringOffer, requestFactoring, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { recordLien } from '@framewell/domain/payments/lienRecord'
import { completePhase, previewPhase } from '@framewell/domain/payments/phaseCalls'
import { PHASES, type Phase } from '@framewell/domain/payments/phases'
import { getPaymentProject, releaseRetainage } from '@framewell/domain/payments/projectCalls'
import { waiverHash } from '@framewell/mfe-portal/testing/storyProject'
import { afterAll, beforeAll, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { type MoneySides, moneySides } from './moneySides'

const UNKNOWN = 'FW-2026-00001'
const PHASE: Phase = 'quality_check'

let house: MoneyHouse
let number: string
let reached: readonly Phase[] = ['fabrication_start']
let people: MoneySides['people']

beforeAll(async () => {
  house = await moneyHouse()
  ;({ number, people } = await moneySides(house, (phase) => reached.includes(phase)))
})
afterAll(() => house.cms.stop())

/** The order reaches the stage of a phase, on both sides. */
async function reach(phase: Phase): Promise<void> {
  reached = PHASES.slice(0, PHASES.indexOf(phase) + 1)
  await house.desk.reach(number, phase)
}

/** Both sides show the same text, known by its hash, and the shop signs it. */
async function sign(phase: Phase): Promise<void> {
  const path = `/projects/${number}/waivers/${phase}/conditional`
  const { body } = await house.desk.ask(house.desk.shop.person, path)
  for (const person of Object.values(people)) person.same(waiverHash(phase), body.textHash)
  await people.shop.agree(200, getWaiverText, { projectId: number, phase, condition: 'conditional' })
  await people.shop.agree(200, signWaiver, {
    projectId: number,
    phase,
    condition: 'conditional',
    signature: 'Dana Ruiz',
    authority: 'Manager',
    title: 'Owner',
    textHash: waiverHash(phase),
  })
}

it('stories of the portal preview and complete phases, sign waivers and release what is held back as the server does', async () => {
  const { operator, shop, builder } = people
  await refusesPhases()
  await recordsLien()
  await asksEarly()
  await signsWaivers()
  await operator.agree(200, previewPhase, { projectId: number, phase: PHASE })
  await operator.agree(200, completePhase, { projectId: number, phase: PHASE, notes: 'Measured' })
  await operator.agree(200, completePhase, { projectId: number, phase: PHASE, notes: 'Again' })
  await operator.agree(200, previewPhase, { projectId: number, phase: PHASE })
  for (const person of [operator, shop, builder]) await person.agree(200, getPaymentProject, { projectId: number })
  await listsMoney()
  await releases()
})

/** What each of them finds about accounts and movements. */
async function listsMoney(): Promise<void> {
  for (const person of Object.values(people)) {
    for (const input of [{}, { status: 'active' }, { status: 'closed' }, { search: number }, { search: '%' }] as const)
      await person.agree(200, searchEscrow, input)
    await person.agree(person === people.shop ? 400 : 200, searchEscrow, { sort: 'totalValue' })
    for (const input of [
      {},
      { status: 'completed' },
      { status: 'reversed' },
      { search: number },
      { search: '_' },
      { sort: 'amount' },
      { sort: 'amount', direction: 'ascending' },
      { limit: 1, page: 2 },
    ] as const)
      await person.agree(200, searchTransactions, input)
    await person.agree(400, searchTransactions, { limit: 101 })
    for (const input of [{}, { status: 'paid' }, { status: 'overdue' }, { search: '%' }, { projectId: number }] as const)
      await person.agree(200, listInvoices, input)
  }
}

/** The builder and operators record what lien papers need; both sides show it. */
async function recordsLien(): Promise<void> {
  const { operator, builder, shop } = people
  const record = { projectId: number, propertyOwner: 'Grand Avenue Partners LLC', noticeDueOn: '2099-01-05' }
  await builder.agree(200, recordLien, record)
  await builder.agree(404, recordLien, { ...record, projectId: UNKNOWN })
  await operator.agree(400, recordLien, { ...record, jointPayee: 'Steel Supply Inc.' })
  await operator.agree(400, recordLien, { ...record, jointAgreedOn: '2026-11-02' })
  await operator.agree(200, recordLien, {
    ...record,
    noticeGivenOn: '2099-01-04',
    jointPayee: 'Steel Supply Inc.',
    jointAgreedOn: '2026-11-02',
  })
  await shop.agree(200, getPaymentProject, { projectId: number })
}

/** The shop requests an early payout; one request waits. */
async function asksEarly(): Promise<void> {
  const { operator, shop } = people
  const asking = { projectId: number, urgency: 'urgent' } as const
  await shop.agree(200, searchFactoring, {})
  for (const urgency of ['standard', 'urgent'] as const)
    for (const person of [shop, operator]) await person.agree(200, getFactoringOffer, { projectId: number, urgency })
  await shop.agree(404, getFactoringOffer, { projectId: UNKNOWN, urgency: 'urgent' })
  await shop.agree(404, requestFactoring, { ...asking, projectId: UNKNOWN })
  await shop.agree(201, requestFactoring, asking)
  await shop.agree(409, requestFactoring, asking)
  await shop.agree(200, searchFactoring, {})
}

async function refusesPhases(): Promise<void> {
  const { operator } = people
  await operator.agree(200, getPaymentProject, { projectId: number })
  await operator.agree(404, getPaymentProject, { projectId: UNKNOWN })
  for (const phase of PHASES) await operator.agree(200, previewPhase, { projectId: number, phase })
  await operator.agree(404, previewPhase, { projectId: UNKNOWN, phase: PHASE })
  await operator.agree(404, completePhase, { projectId: UNKNOWN, phase: PHASE })
  await operator.agree(409, completePhase, { projectId: number, phase: 'delivery' })
  await operator.agree(409, completePhase, { projectId: number, phase: PHASE })
  await reach(PHASE)
  await operator.agree(409, completePhase, { projectId: number, phase: PHASE })
  await operator.agree(200, previewPhase, { projectId: number, phase: PHASE })
  await operator.agree(409, releaseRetainage, { projectId: number })
}

async function signsWaivers(): Promise<void> {
  const { shop } = people
  const signature = 'Dana Ruiz'
  const place = { projectId: number, phase: PHASE, condition: 'conditional' } as const
  await shop.agree(404, getWaiverText, { ...place, projectId: UNKNOWN })
  await sign(PHASE)
  await shop.agree(409, signWaiver, { ...place, signature, authority: 'Manager', title: '', textHash: waiverHash(PHASE) })
  await shop.agree(409, signWaiver, {
    ...place,
    condition: 'unconditional',
    signature,
    authority: 'Manager',
    title: '',
    textHash: waiverHash(PHASE),
  })
  await shop.agree(404, signWaiver, {
    ...place,
    projectId: UNKNOWN,
    signature,
    authority: 'Manager',
    title: '',
    textHash: waiverHash(PHASE),
  })
  await shop.agree(400, signWaiver, { ...place, signature: '', title: '', textHash: waiverHash(PHASE) })
  await shop.agree(200, getWaiverText, place)
}

async function releases(): Promise<void> {
  const { operator, builder, shop } = people
  for (const phase of ['shipment', 'delivery'] as const) {
    await reach(phase)
    await sign(phase)
    await operator.agree(400, completePhase, { projectId: number, phase, notes: '' })
    await operator.agree(200, completePhase, { projectId: number, phase, notes: 'Measured' })
  }
  await operator.agree(409, releaseRetainage, { projectId: number })
  await builder.agree(404, releaseRetainage, { projectId: UNKNOWN })
  await builder.agree(200, releaseRetainage, { projectId: number })
  await builder.agree(409, releaseRetainage, { projectId: number })
  await operator.agree(409, releaseRetainage, { projectId: number })
  for (const person of [operator, shop, builder]) await person.agree(200, getPaymentProject, { projectId: number })
  await operator.agree(200, previewPhase, { projectId: number, phase: 'delivery' })
  await shop.agree(409, getFactoringOffer, { projectId: number, urgency: 'standard' })
}
