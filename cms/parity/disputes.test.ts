import { addDisputeEvidence, getDispute, openDispute } from '@framewell/domain/payments/disputeCalls'
import { completePhase } from '@framewell/domain/payments/phaseCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { DISPUTE } from '@framewell/mfe-portal/testing/storyProject'
import { afterAll, beforeAll, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { testPhoto } from '../testing/orderSetup'
import { smallPdf } from '../testing/shopApplication'
import { moneySides } from './moneySides'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const NO_ORDER = 'FW-2026-00001'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

it('stories open a dispute, once, and add evidence to it as the server does', async () => {
  const { number, people } = await moneySides(house)
  const { builder, shop } = people
  for (const person of [builder, shop]) person.same('Olivia Park', 'Test builder')
  const opening = { projectId: number, reason: 'damage', description: 'Two wall panels came bent. The driver saw it.' } as const
  await builder.agree(404, openDispute, { ...opening, projectId: NO_ORDER })
  await builder.agree(400, openDispute, { ...opening, description: 'Too short' })
  await builder.agree(201, openDispute, opening, ['dispute.id'])
  await builder.agree(409, openDispute, opening)
  await shop.agree(409, openDispute, opening)
  const { id } = DISPUTE
  const photo = { id, name: 'panel.jpg' }
  await builder.agree(200, getDispute, { id })
  await builder.agree(404, getDispute, { id: UNKNOWN })
  await builder.agree(422, addDisputeEvidence, photo)
  await builder.agree(415, addDisputeEvidence, photo, [], new TextEncoder().encode('not a photo'))
  await builder.agree(404, addDisputeEvidence, { ...photo, id: UNKNOWN }, [], await testPhoto())
  await builder.agree(400, addDisputeEvidence, { ...photo, name: ' ' }, [], await testPhoto())
  await builder.agree(200, addDisputeEvidence, photo, [], await testPhoto())
  await builder.agree(200, addDisputeEvidence, { id, name: 'report.pdf' }, [], smallPdf)
  await builder.agree(200, getDispute, { id })
})

it('what a dispute holds waits, for both', async () => {
  const { number, people } = await moneySides(house)
  const { operator, builder } = people
  const description = 'Studs are bent in several places.'
  builder.same('Olivia Park', 'Test builder')
  await builder.agree(201, openDispute, { projectId: number, reason: 'quality', description }, ['dispute.id'])
  await operator.agree(409, completePhase, { projectId: number, phase: 'delivery' })
  await house.desk.reach(number, 'quality_check')
  await operator.agree(409, completePhase, { projectId: number, phase: 'quality_check' })
  const { body } = await house.desk.ask(house.desk.operators[0], `/projects/${number}`)
  operator.same(DISPUTE.id, getPaymentProject.output.parse(body).project.openDispute ?? '')
  await operator.agree(200, getPaymentProject, { projectId: number })
})
