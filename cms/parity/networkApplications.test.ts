import { dayFrom } from '@framewell/domain/dates/businessDays'
import { addApplicationNote } from '@framewell/domain/network/applicationNotes'
import {
  askApplicant,
  getNetworkApplication,
  judgeDocument,
  listNetworkApplications,
  type NetworkApplicationDetail,
  networkApplicationDetailSchema,
  reviewApplication,
} from '@framewell/domain/network/reviewingCalls'
import { applicationDesk } from '@framewell/mfe-admin/testing/applicationDesk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { shopApplication, shopFacts, smallPdf } from '../testing/shopApplication'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const fabricator = shopFacts

let cms: TestCms
let parity: Parity
let wanted: NetworkApplicationDetail
let unwanted: NetworkApplicationDetail
beforeAll(async () => {
  cms = await bootCms()
  const operator = await cms.signInAs('operator')
  const applied = async (facts: object) => {
    const { id, token } = await (await cms.request('/api/partner-onboarding', { json: { ...shopApplication, ...facts } })).json()
    const expiresOn = dayFrom(new Date(), 90)
    const about = new URLSearchParams({ token, kind: 'insurance', name: 'coi.pdf', issuer: 'Lakes Mutual', expiresOn })
    const headers = { 'content-type': 'application/octet-stream' }
    await cms.request(`/api/partner-applications/${id}/documents?${about}`, { method: 'POST', body: smallPdf, headers })
    const { application } = await (await cms.request(`/api/network/applications/${id}`, { cookie: operator.cookie })).json()
    return networkApplicationDetailSchema.parse(application)
  }
  wanted = await applied({})
  unwanted = await applied({ companyName: 'Kokosing Frames', contactEmail: 'bo@kokosing.test' })
  // The desk starts with what the server holds; from there on each goes its own way.
  parity = new Parity(applicationDesk([wanted, unwanted]).answers, cms, operator.cookie)
  for (const { id } of [wanted, unwanted, ...wanted.documents]) parity.same(id, id)
  parity.same('olivia@framewell.example', operator.email)
  parity.same('Olivia Park', 'Test operator')
})
afterAll(() => cms.stop())

it('stories ask, judge, note and decide network applications as the server does', async () => {
  const paper = wanted.documents[0]?.id ?? ''
  const reason = 'Good references'
  await parity.agree(200, askApplicant, { id: wanted.id, text: 'Which counties do you deliver to?' })
  await parity.agree(400, askApplicant, { id: wanted.id, text: ' ' })
  await parity.agree(200, addApplicationNote, { id: wanted.id, text: 'Ask for the second shift before then.' })
  await parity.agree(422, reviewApplication, { id: wanted.id, action: 'approve', reason, fabricator })
  await parity.agree(200, reviewApplication, { id: wanted.id, action: 'begin', reason })
  await parity.agree(409, reviewApplication, { id: wanted.id, action: 'begin', reason })
  await parity.agree(409, reviewApplication, { id: wanted.id, action: 'approve', reason, fabricator, seen: 'submitted' })
  await parity.agree(200, judgeDocument, { id: paper, status: 'accepted', reason: 'Policy confirmed' })
  await parity.agree(409, judgeDocument, { id: paper, status: 'refused', reason: 'Policy confirmed' })
  await parity.agree(422, reviewApplication, { id: wanted.id, action: 'approve', reason })
  await parity.agree(400, reviewApplication, { id: wanted.id, action: 'approve', reason, fabricator: { ...fabricator, webs: [] } })
  await parity.agree(200, reviewApplication, { id: wanted.id, action: 'approve', reason, fabricator, seen: 'in-review' })
  await parity.agree(409, reviewApplication, { id: wanted.id, action: 'reject', reason })
  await parity.agree(409, askApplicant, { id: wanted.id, text: 'And which states?' })
  await parity.agree(200, reviewApplication, { id: unwanted.id, action: 'reject', reason: 'No roll former yet.' })
  await parity.agree(404, reviewApplication, { id: UNKNOWN, action: 'reject', reason })
  await parity.agree(404, askApplicant, { id: UNKNOWN, text: 'Which counties?' })
  await parity.agree(404, judgeDocument, { id: UNKNOWN, status: 'accepted', reason })
  await parity.agree(200, getNetworkApplication, { id: wanted.id })
  await parity.agree(200, getNetworkApplication, { id: unwanted.id })
  await parity.agree(404, getNetworkApplication, { id: UNKNOWN })
})

it('applications are listed by company when asked, and read on behind the last row', async () => {
  const { cookie } = await cms.signInAs('operator')
  const list = async (query: string) =>
    listNetworkApplications.output.parse(await (await cms.request(`/api/network/applications?status=all&${query}`, { cookie })).json())
  const companies = async (query: string) => (await list(query)).data.map(({ companyName }) => companyName)
  const sorted = [wanted.companyName, unwanted.companyName].sort()
  expect(await companies('sort=company&direction=ascending')).toEqual(sorted)
  expect(await companies('sort=company')).toEqual(sorted.toReversed())
  const first = await list('limit=1')
  expect([...first.data, ...(await list(`limit=1&after=${encodeURIComponent(first.next ?? '')}`)).data].map(({ id }) => id)).toEqual([
    unwanted.id,
    wanted.id,
  ])
})
