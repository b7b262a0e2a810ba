import type { APIRequestContext } from '@playwright/test'
import { expect, readApi, test, withSession } from './journey'
import { ANY_WIDTH, SITE } from './product'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A place no other shop of the run is near to. */
const PLACE = { latitude: 46.8772, longitude: -96.7898 }

async function send(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data, headers: { origin: SITE } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

test('a shop applies, is reviewed in the control center, and routing chooses it and says why', { tag: ANY_WIDTH }, async ({
  page,
  request,
  quiet,
}) => {
  // Approving without insurance is refused on purpose.
  quiet.allow(/422/)
  const companyName = `Red River Frames ${Date.now()}`
  const applied = await send(request, '/api/partner-onboarding', {
    ...PLACE,
    companyName,
    contactName: 'Rita River',
    contactEmail: 'rita@redriver.example',
    address: '1 Main Ave, Fargo, ND 58103',
    weeklyCapacity: 30,
    yearsInBusiness: 12,
    qualityManagementSystem: 'ISO 9001',
    primaryServiceRegions: ['Wisconsin'],
    maxDeliveryRadius: 200,
    preferredPaymentTerms: 'Net 30',
    insuranceCoverage: 'General liability $2M',
    clientReferences: [{ companyName: 'Hearth Homes' }],
  })
  const asked = new URLSearchParams({
    token: applied.token,
    kind: 'insurance',
    name: 'coi.pdf',
    issuer: 'Lakes Mutual',
    expiresOn: inDays(200),
  })
  const uploaded = await request.post(`/api/partner-applications/${applied.id}/documents?${asked}`, {
    data: PDF,
    headers: { origin: SITE, 'content-type': 'application/octet-stream' },
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)

  await withSession(page, 'operator')
  await page.goto(`/admin-dashboard?tab=network-applications&search=${encodeURIComponent(companyName)}`)
  await page.getByRole('button', { name: `Open ${companyName}` }).click()
  const drawer = page.getByRole('dialog', { name: 'Application to the network' })
  await expect(drawer.getByText('No insurance certificate has been accepted yet')).toBeVisible()
  await drawer.getByRole('radio', { name: /^Approve/ }).check()
  await drawer.getByLabel('Price of 100 sq ft').fill('950')
  await drawer.getByLabel('Longest member').fill('40')
  await drawer.getByLabel('Length tolerance').fill('0.0625')
  await drawer.getByLabel('3.5 in').check()
  await drawer.getByLabel('43 mil').check()
  await drawer.getByLabel('Reason').fill('Visited the shop')
  await drawer.getByRole('button', { name: 'Approve application' }).click()
  await expect(drawer.getByText(/A shop needs an accepted insurance certificate/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Accept insurance certificate' }).click()
  const paper = page.getByRole('dialog', { name: 'Accept coi.pdf' })
  await paper.getByLabel('Reason').fill('Confirmed with the insurer')
  await paper.getByRole('button', { name: 'Accept document' }).click()
  await expect(drawer.getByText(/^Valid until/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Approve application' }).click()
  await expect(page.getByText('Application approved').first()).toBeVisible()

  const shops: { name: string; status: string }[] = await readApi(page, '/api/operators')
  expect(shops.find(({ name }) => name === companyName)?.status).toBe('active')
  const { result } = await send(request, '/api/routing/select-operator', {
    projectId: companyName,
    builderTier: 'Standard',
    location: { lat: PLACE.latitude, lng: PLACE.longitude },
    requiredDeliveryBy: inDays(60),
    volumeEstimate: 10,
  })
  expect(result.primaryOperator.name).toBe(companyName)

  await page.goto(`/admin-dashboard?tab=routing&search=${encodeURIComponent(companyName)}`)
  await page.getByRole('button', { name: `Open decision on ${companyName}` }).click()
  const decision = page.getByRole('dialog', { name: 'Routing decision' })
  await expect(decision.getByText('Chosen', { exact: true })).toBeVisible()
  await expect(decision.getByRole('meter', { name: `Proximity of ${companyName}` })).toBeVisible()
  await page.goto('/admin-dashboard?tab=fabricators')
  await expect(page.getByText(companyName).first()).toBeVisible()
})
