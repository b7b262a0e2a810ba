import { addWeeks } from '@framewell/domain/network/capacityWeek'
import { deliveredAfter, firstMakingWeek, shopLead } from '@framewell/domain/network/leadTime'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { CREDIT_APPLICATION_DEFAULTS } from '../domain/credit/application'
import { inDays, send } from './desk'
import { expect, withSession } from './journey'
import { linkTo } from './mailbox'
import { KIT } from './orderSteps'
import { SITE } from './product'

export const PDF = { name: 'coi.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') }
/** Outside every demo shop's reach; each width uses its own state. */
export const PLACES = {
  desktop: { zip: '58102', city: 'Fargo', state: 'ND', lat: 46.9, lng: -96.8, neighbour: { latitude: 46.9, longitude: -98.7 } },
  phone: { zip: '59101', city: 'Billings', state: 'MT', lat: 45.7, lng: -108.5, neighbour: { latitude: 45.7, longitude: -110.5 } },
} as const

/** An operator's window, wide. */
export async function openOffice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const office = await context.newPage()
  await withSession(office, 'operator')
  return office
}

export async function addDocument(page: Page, issuer: string, expiresOn: string, name = PDF.name): Promise<void> {
  await page.getByLabel('Issued by').fill(issuer)
  await page.getByLabel('Valid until').fill(expiresOn)
  await page.locator('input[type=file]').setInputFiles({ ...PDF, name })
  await page.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByText('Document added').first()).toBeVisible()
}

export async function acceptDocument(office: Page, within: ReturnType<Page['getByRole']>, name: string): Promise<void> {
  await within.getByRole('button', { name: 'Accept insurance certificate' }).click()
  const paper = office.getByRole('dialog', { name: `Accept ${name}` })
  await paper.getByLabel('Reason').fill('Confirmed with the insurer')
  await paper.getByRole('button', { name: 'Accept document' }).click()
  await expect(paper).toBeHidden()
}

export async function openApplication(office: Page, companyName: string) {
  await office.goto(`/admin-dashboard?tab=network-applications&search=${encodeURIComponent(companyName)}`)
  await office.getByRole('button', { name: `Open ${companyName}` }).click()
  return office.getByRole('dialog', { name: 'Application to the network' })
}

/** A shop farther away, which the operator approves with the screen's calls. */
export async function neighbour(request: APIRequestContext, office: Page, at: { latitude: number; longitude: number }): Promise<string> {
  const companyName = `Plains Roll Forming ${at.longitude} ${Date.now()}`
  const applied = await send({ request }, '/api/partner-onboarding', {
    ...at,
    companyName,
    contactName: 'Nora Plains',
    contactEmail: `nora.${Date.now()}@plains.example`,
    address: '2 Depot St',
    weeklyCapacity: 40,
    yearsInBusiness: 8,
    qualityManagementSystem: 'Custom QMS',
    primaryServiceRegions: ['Wisconsin'],
    maxDeliveryRadius: 200,
    preferredPaymentTerms: 'Net 30',
    insuranceCoverage: 'General liability $2M',
    clientReferences: [{ companyName: 'Hearth Homes' }],
  })
  const asked = new URLSearchParams({ kind: 'insurance', name: 'coi.pdf', issuer: 'Lakes Mutual', expiresOn: inDays(200) })
  const uploaded = await request.post(`/api/partner-applications/${applied.id}/documents?${asked}&token=${applied.token}`, {
    data: PDF.buffer,
    headers: { origin: SITE, 'content-type': 'application/octet-stream' },
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)
  const { document } = await uploaded.json()
  await send(office, `/api/network/documents/${document.id}/review`, { status: 'accepted', reason: 'Confirmed' })
  await send(office, `/api/network/applications/${applied.id}/review`, {
    action: 'approve',
    reason: 'Visited',
    fabricator: {
      ...at,
      address: '2 Depot St',
      weeklyCapacity: 40,
      reachMiles: 200,
      webs: ['350'],
      mils: [43],
      maxMemberFeet: 40,
      toleranceInches: 0.06,
    },
  })
  return companyName
}

/** A builder whose company may order, set up by calls: other journeys cover the screens. */
export async function qualifiedBuilder(browser: Browser, office: Page): Promise<APIRequestContext> {
  const email = `nel.${Date.now()}@homes.example`
  await send(office, '/api/invitations', { name: 'Nel Homes', email, kind: 'builder', companyName: `Nel Homes ${Date.now()}` })
  const [, token] = (await linkTo(email, '/join')).split('=')
  const builder = (await browser.newContext()).request
  await send({ request: builder }, '/api/invitations/accept', { token, name: 'Nel Homes', password: 'seven quiet steel trusses' })
  await send({ request: builder }, '/api/qualification/apply', {
    ...CREDIT_APPLICATION_DEFAULTS,
    contactName: 'Nel Homes',
    email,
    companyName: 'Nel Homes',
    projectLocation: 'Fargo, ND',
  })
  return builder
}

/** A delivery for which a shop close to the site has two weeks to make it. */
export function inTwoMakingWeeks(): string {
  const second = addWeeks(firstMakingWeek(new Date(), INITIAL_ROUTING_POLICY), 1)
  return deliveredAfter(second, shopLead(INITIAL_ROUTING_POLICY, 0))
}

/** Orders a kit of 14 units, which takes most of the shop's remaining capacity. */
export async function orderKit(builder: APIRequestContext, { zip: siteZip, city, state }: (typeof PLACES)[keyof typeof PLACES]) {
  const { quote } = await send({ request: builder }, '/api/steel-quotes', KIT)
  return builder.post('/api/tracking/orders', {
    data: {
      source: { kind: 'quote', id: quote.id },
      siteAddress: `1 Elevator Rd, ${city}, ${state}`,
      siteZip,
      deliverBy: inTwoMakingWeeks(),
    },
    headers: { origin: SITE },
  })
}
