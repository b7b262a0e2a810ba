import { listAuditRecords } from '@framewell/domain/audit/calls'
import { dayFrom } from '@framewell/domain/dates/businessDays'
import { getCapacity, setCapacityWeek } from '@framewell/domain/network/capacityCalls'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { listFabricators, listShopDocuments, setFabricatorStatus } from '@framewell/domain/network/fabricatorCalls'
import { INSURANCE_PAUSE_REASON } from '@framewell/domain/network/fabricatorStatus'
import { judgeDocument } from '@framewell/domain/network/reviewingCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdCapacity } from '../network/capacityHolds'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { makeShop } from '../testing/makeShop'
import { memberOf } from '../testing/qualifiedBuilder'
import { smallPdf } from '../testing/shopApplication'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const WEEK = weekStartOf(new Date())
const NEXT = addWeeks(WEEK, 1)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const AT_FORTY = { weeklyCapacity: 40, finishedOrders: 40, onTimeOrders: 40, inspections: 40, passedInspections: 40, disputedOrders: 0 }
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** A premium shop with orders in the coming week, one that sent its next certificate, and one whose certificate has ended. */
async function threeShops(cookie: string) {
  const { payload } = cms
  const wabash = await makeShop(payload, {
    ...AT_FORTY,
    name: 'Wabash Steel Frames',
    isPreferred: true,
    insuredUntil: dayFrom(new Date(), 300),
  })
  const rosa = await memberOf(payload, 'fabricator', 'Kokosing Frames', { name: 'Rosa Kokosing', email: 'rosa@kokosing.example' })
  const kokosing = await makeShop(payload, { name: 'Kokosing Frames', company: rosa.companyId, insuredUntil: dayFrom(new Date(), 12) })
  const miami = await makeShop(payload, {
    name: 'Miami Valley Framing',
    status: 'paused',
    statusReason: INSURANCE_PAUSE_REASON,
    insuredUntil: dayFrom(new Date(), -3),
  })
  const paper = new URLSearchParams({
    kind: 'insurance',
    name: 'coi-renewed.pdf',
    issuer: 'Acme Mutual',
    expiresOn: dayFrom(new Date(), 377),
  })
  const headers = { 'content-type': 'application/octet-stream' }
  await cms.request(`/api/own-shop/documents?${paper}`, { method: 'POST', cookie: rosa.cookie, headers, body: smallPdf })
  await callsAs(cms, cookie)(setCapacityWeek, { id: wabash, week: addWeeks(WEEK, 5), closedUnits: 16, reservedUnits: 0, note: 'Holiday' })
  const req = await cms.localReq()
  const order = { fabricatorId: wabash, units: 26, fromWeek: NEXT, weeks: 1, reference: 'FW-2026-00001' }
  await inTransaction(req, () => holdCapacity(req, order, new Date()))
  return { wabash, kokosing, miami }
}

it('records shops that are active, soon without insurance and paused, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await openScreen(cms, cookie, listFabricators, {})).keep('mfe-admin/recordings/noShops.json')
  const { wabash, kokosing, miami } = await threeShops(cookie)
  const { ask, keep } = await openScreen(cms, cookie, listFabricators, {})
  await ask(listFabricators, { status: 'paused' })
  await ask(listFabricators, { search: 'nobody' })
  for (const row of [wabash, UNKNOWN]) await ask(listFabricators, { row, limit: 1 })
  const sent: string[] = []
  for (const id of [wabash, kokosing, miami]) {
    await ask(getCapacity, { id })
    await ask(listAuditRecords, { search: id, limit: 20 })
    const { documents } = await ask(listShopDocuments, { id })
    sent.push(...documents.map((document) => document.id))
  }
  const week = { id: wabash, week: NEXT, reservedUnits: 0, note: '', seen: { closedUnits: 0, reservedUnits: 0 } }
  await expect(ask(setCapacityWeek, { ...week, closedUnits: 20 })).rejects.toMatchObject({ problem: { code: 'promised' } })
  await ask(setCapacityWeek, { ...week, closedUnits: 9 })
  const called = ask(setFabricatorStatus, { id: miami, status: 'active', reason: 'They called' })
  await expect(called).rejects.toMatchObject({ problem: { code: 'uninsured' } })
  await ask(judgeDocument, { id: sent[0] ?? '', status: 'accepted', reason: 'Confirmed with the insurer' })
  for (const id of [kokosing, wabash]) await ask(setFabricatorStatus, { id, status: 'paused', reason: 'The holidays' })
  for (const id of [kokosing, wabash]) await ask(setFabricatorStatus, { id, status: 'active', reason: 'Undone: The holidays' })
  await ask(setFabricatorStatus, { id: wabash, status: 'paused', reason: 'Two late deliveries' })
  await ask(setFabricatorStatus, { id: wabash, status: 'suspended', reason: 'Two late deliveries' })
  await keep('mfe-admin/recordings/shops.json')
})
