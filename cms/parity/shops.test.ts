import { getCapacity, setCapacityWeek } from '@framewell/domain/network/capacityCalls'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { listFabricators, listShopDocuments, setFabricatorStatus } from '@framewell/domain/network/fabricatorCalls'
import { INSURANCE_PAUSE_REASON } from '@framewell/domain/network/fabricatorStatus'
import { judgeDocument } from '@framewell/domain/network/reviewingCalls'
import { shopDesk } from '@framewell/mfe-admin/testing/shopDesk'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, it } from 'vitest'
import { holdCapacity } from '../network/capacityHolds'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { makeShop } from '../testing/makeShop'
import { memberOf } from '../testing/qualifiedBuilder'
import { smallPdf } from '../testing/shopApplication'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const WEEK = weekStartOf(new Date())
const reason = 'Agreed by telephone'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** A shop that has sent a certificate and has promised twenty units of this week. */
async function busyShop(name: string) {
  const partner = await memberOf(cms.payload, 'fabricator')
  const id = await makeShop(cms.payload, { name, company: partner.companyId })
  const about = new URLSearchParams({ kind: 'insurance', name: 'coi.pdf', issuer: 'Lakes Mutual', expiresOn: '2099-06-30' })
  const headers = { 'content-type': 'application/octet-stream' }
  await cms.request(`/api/own-shop/documents?${about}`, { method: 'POST', cookie: partner.cookie, headers, body: smallPdf })
  const req = await createLocalReq({}, cms.payload)
  const wanted = { fabricatorId: id, units: 20, fromWeek: WEEK, weeks: 1, reference: 'FW-2026-00001' }
  await inTransaction(req, () => holdCapacity(req, wanted, new Date()))
  return { id, cookie: partner.cookie }
}

it("stories judge documents, pause shops and set their weeks as the operators' server does", async () => {
  const { id } = await busyShop('Kokosing Frames')
  const ended = { status: 'paused', statusReason: INSURANCE_PAUSE_REASON, insuredUntil: '2026-01-31' }
  await cms.payload.db.updateOne({ collection: 'fabricators', id, data: ended })
  const { cookie } = await cms.signInAs('operator')
  const ask = async (path: string) => (await cms.request(path, { cookie })).json()
  const { data: shops } = listFabricators.output.parse(await ask('/api/network/fabricators?search=Kokosing'))
  const { weeks } = getCapacity.output.parse(await ask(`/api/network/fabricators/${id}/capacity`))
  const { documents } = listShopDocuments.output.parse(await ask(`/api/network/fabricators/${id}/documents`))
  const parity = new Parity(shopDesk({ shops, weeks, documents: new Map([[id, documents]]) }), cms, cookie)
  for (const known of [id, ...documents.map((document) => document.id)]) parity.same(known, known)
  const certificate = documents[0]?.id ?? ''
  await parity.agree(422, setFabricatorStatus, { id, status: 'active', reason })
  await parity.agree(409, setFabricatorStatus, { id, status: 'paused', reason })
  await parity.agree(200, judgeDocument, { id: certificate, status: 'accepted', reason })
  await parity.agree(409, judgeDocument, { id: certificate, status: 'refused', reason })
  await parity.agree(404, judgeDocument, { id: UNKNOWN, status: 'refused', reason })
  await parity.agree(200, listShopDocuments, { id })
  await parity.agree(404, listShopDocuments, { id: UNKNOWN })
  await parity.agree(200, listFabricators, { search: 'kokosing' })
  await parity.agree(200, listFabricators, { search: 'kokosing', sort: 'insured', direction: 'ascending' })
  await parity.agree(400, listFabricators, { search: 'kokosing', after: 'the beginning' })
  await parity.agree(200, setFabricatorStatus, { id, status: 'suspended', reason })
  await parity.agree(200, listFabricators, { search: 'kokosing', status: 'suspended' })
  await parity.agree(200, setFabricatorStatus, { id, status: 'active', reason })
  await parity.agree(404, setFabricatorStatus, { id: UNKNOWN, status: 'active', reason })
  await parity.agree(400, setFabricatorStatus, { id, status: 'active', reason: ' ' })
  await parity.agree(409, setCapacityWeek, { id, week: WEEK, closedUnits: 11, reservedUnits: 0 })
  await parity.agree(200, setCapacityWeek, { id, week: WEEK, closedUnits: 10, reservedUnits: 0, note: 'Holiday' })
  await parity.agree(404, setCapacityWeek, { id: UNKNOWN, week: WEEK, closedUnits: 10, reservedUnits: 0 })
  await parity.agree(422, setCapacityWeek, { id, week: addWeeks(WEEK, -1), closedUnits: 0, reservedUnits: 0 })
  await parity.agree(200, getCapacity, { id, weeks: 2 })
  await parity.agree(404, getCapacity, { id: UNKNOWN })
})
