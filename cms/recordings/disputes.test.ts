import { currentSession } from '@framewell/domain/accounts/session'
import { cents } from '@framewell/domain/money/cents'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import { getDispute, listDisputes, resolveDispute } from '@framewell/domain/payments/disputeCalls'
import { previewAdvanceOutcome } from '@framewell/domain/payments/factoringCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { joinCompany } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen, Recording } from './Recording'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  const { desk, cms } = house
  const { pool } = cms.payload.db
  await pool.query('update companies set name = $2 where id = $1', [desk.builder.company, 'Hearth Homes LLC'])
  await pool.query('update companies set name = $2 where id = $1', [desk.shop.company, 'Wabash Steel Frames'])
  await pool.query('update fabricators set name = $2 where id = $1', [desk.fabricator, 'Wabash Steel Frames'])
  await pool.query('update accounts set name = $2 where id = $1', [desk.builder.person.id, 'Ada Hearth'])
})
afterAll(() => house.cms.stop())

/** An order of which some phases were made, and its builder's dispute. @returns the order's number */
async function disputed(phases: number): Promise<string> {
  const { desk } = house
  const number = await desk.project(7_450_000, 'Premium')
  for (const phase of desk.phases.slice(0, phases)) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    await desk.complete(number, phase)
  }
  const description = 'Two wall panels came bent. The driver saw it.'
  await desk.ask(desk.builder.person, '/disputes', { projectId: number, reason: 'damage', description })
  return number
}

/** The disputes, and the newest one opened, which marks its messages as read. */
async function opened(cookie: string) {
  const { ask, keep } = new Recording(house.cms, cookie)
  await ask(currentSession, {})
  const { data } = await ask(listDisputes, {})
  const { dispute } = await ask(getDispute, { id: data[0]?.id ?? '' })
  const orderId = dispute.projectId
  const { messages, unread } = await ask(listOrderMessages, { orderId })
  if (unread > 0) await ask(readOrderMessages, { orderId, through: messages.at(-1)?.id ?? '' })
  return { ask, keep, dispute }
}

it('records disputes before and after delivery, of somebody near a party, and none', async () => {
  const { desk, cms } = house
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await openScreen(cms, cookie, listDisputes, {})).keep('mfe-admin/recordings/noDisputes.json')
  const early = await disputed(1)
  await (await opened(cookie)).keep('mfe-admin/recordings/disputeBeforeDelivery.json')
  const near = await cms.signInAs('operator', { ...OLIVIA, email: 'olivia.park@framewell.example' })
  await joinCompany(cms.payload, desk.builder.company, near, OLIVIA.name)
  await (await opened(near.cookie)).keep('mfe-admin/recordings/disputeOfANearParty.json')
  const staff = callsAs(cms, cookie)
  const { data } = await staff(listDisputes, { projectId: early })
  await staff(resolveDispute, { id: data[0]?.id ?? '', outcome: 'release', reason: 'The shop sent new ones' })

  const projectId = await disputed(desk.phases.length)
  await callsAs(cms, desk.shop.person.cookie)(sendOrderMessage, { orderId: projectId, text: 'We can send two new ones on Friday.' })
  const { ask, keep, dispute } = await opened(cookie)
  const { id, heldCents } = dispute
  for (const refundCents of [0, heldCents, 100_050]) await ask(previewAdvanceOutcome, { projectId, step: 'refund', refundCents })
  await ask(sendOrderMessage, { orderId: projectId, text: 'Please do.', attachments: [] })
  const split = { id, outcome: 'split', reason: 'Both had a part in it' } as const
  const all = ask(resolveDispute, { ...split, refundCents: heldCents })
  await expect(all).rejects.toMatchObject({ problem: { code: 'splitAmount' } })
  await ask(resolveDispute, { ...split, refundCents: cents(100_050) })
  await keep('mfe-admin/recordings/disputes.json')
})
