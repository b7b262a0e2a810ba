import { currentSession } from '@framewell/domain/accounts/session'
import { dayFrom } from '@framewell/domain/dates/businessDays'
import { addApplicationNote } from '@framewell/domain/network/applicationNotes'
import { applyAsFabricator, applyToDirectory } from '@framewell/domain/network/joiningCalls'
import {
  askApplicant,
  getNetworkApplication,
  judgeDocument,
  listNetworkApplications,
  reviewApplication,
} from '@framewell/domain/network/reviewingCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { shopApplication, smallPdf } from '../testing/shopApplication'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'
import { typed } from './typed'

/** What the form sends of the application's facts and those that its reviewer adds. */
const FACTS = {
  address: shopApplication.address,
  latitude: shopApplication.latitude,
  longitude: shopApplication.longitude,
  weeklyCapacity: shopApplication.weeklyCapacity,
  reachMiles: shopApplication.maxDeliveryRadius,
  maxMemberFeet: 24,
  toleranceInches: 0.0625,
  webs: ['350' as const],
  mils: [43 as const],
}
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function begin(cookie: string): Promise<Recording> {
  const recording = new Recording(cms, cookie)
  await recording.ask(currentSession, {})
  await recording.ask(listNetworkApplications, {})
  return recording
}

it('records applications that are late, questioned and rejected, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noApplicants.json')
  const [visitor, staff] = [callsAs(cms), callsAs(cms, cookie)]
  const rejected = await visitor(applyAsFabricator, {
    ...shopApplication,
    companyName: 'Kokosing Frames',
    contactEmail: 'bo@kokosing.test',
  })
  await staff(reviewApplication, { id: rejected.id, action: 'reject', reason: 'No roll former yet.' })
  const wabash = await visitor(applyAsFabricator, shopApplication)
  const paper = {
    token: wabash.token,
    kind: 'insurance',
    name: 'liability-2027.pdf',
    issuer: 'Lakes Mutual',
    expiresOn: dayFrom(new Date(), 300),
  }
  await cms.request(`/api/partner-applications/${wabash.id}/documents?${new URLSearchParams(paper)}`, {
    method: 'POST',
    body: smallPdf,
    headers: { 'content-type': 'application/octet-stream' },
  })
  await cms.payload.db.pool.query(
    `update network_applications set submitted_at = now() - interval '30 days', promised_by = now() - interval '20 days' where id = $1`,
    [wabash.id],
  )
  const licking = await visitor(applyToDirectory, {
    businessName: 'Licking Lumber',
    location: 'Newark, OH',
    contactName: 'Lee Licking',
    email: 'lee@licking.test',
    partnerType: 'lumber-yard',
  })
  await staff(askApplicant, { id: licking.id, text: 'Which counties do you deliver to?' })
  await staff(addApplicationNote, { id: licking.id, text: 'Their yard in Newark is insured until March; ask before then.' })

  const { ask, keep } = await begin(cookie)
  await ask(listNetworkApplications, { status: 'all' })
  await ask(listNetworkApplications, { status: 'all', kind: 'directory' })
  for (const search of typed('nobody', 1)) await ask(listNetworkApplications, { status: 'all', kind: 'directory', search })
  await ask(getNetworkApplication, { id: licking.id })
  const { application } = await ask(getNetworkApplication, { id: wabash.id })
  const approval = {
    id: wabash.id,
    seen: 'submitted',
    action: 'approve',
    reason: 'Visited the shop',
    accountEmail: shopApplication.contactEmail,
    fabricator: FACTS,
  } as const
  await expect(ask(reviewApplication, approval)).rejects.toMatchObject({ problem: { code: 'insuranceMissing' } })
  await ask(judgeDocument, { id: application.documents[0]?.id ?? '', status: 'accepted', reason: 'Confirmed with the insurer' })
  await ask(reviewApplication, approval)
  await ask(askApplicant, { id: licking.id, text: 'Do you deliver on Saturdays?' })
  await ask(addApplicationNote, { id: licking.id, text: 'Called them; they deliver on Saturdays.' })
  await ask(reviewApplication, { id: licking.id, action: 'begin', reason: 'I know the yard' })
  const late = ask(reviewApplication, { id: licking.id, seen: 'submitted', action: 'reject', reason: 'Outside our states' })
  await expect(late).rejects.toMatchObject({ problem: { code: 'changedMeanwhile' } })
  await keep('mfe-admin/recordings/applicants.json')
})
