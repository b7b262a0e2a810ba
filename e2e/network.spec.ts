import { inDays, send } from './desk'
import { endCertificate } from './endCertificate'
import { expect, readApi, test } from './journey'
import { linkTo } from './mailbox'
import {
  acceptDocument,
  addDocument,
  inTwoMakingWeeks,
  neighbour,
  openApplication,
  openOffice,
  orderKit,
  PLACES,
  qualifiedBuilder,
} from './networkSteps'
import { JOB, SITE } from './product'

test('a shop applies, answers, is approved, maintains documents and weeks, and gets work while it has capacity and insurance', {
  tag: JOB,
}, async ({ page, browser, request, isMobile, quiet }) => {
  // Routing refuses a full week on purpose.
  quiet.allow(/422/)
  const place = PLACES[isMobile ? 'phone' : 'desktop']
  const companyName = `Red River Frames ${isMobile ? 'P' : 'D'}${Date.now()}`
  const email = `rita.${Date.now()}@redriver.example`
  const office = await openOffice(browser)

  await page.goto('/partner-onboarding')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Company name').fill(companyName)
  await page.getByLabel('Contact name').fill('Rita River')
  await page.getByLabel('Contact email').fill(email)
  await next.click()
  await page.getByLabel('ZIP code').fill(place.zip)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByLabel('Latitude')).toHaveValue(/^4\d\.\d+$/)
  await expect(page.getByLabel('Address')).toHaveValue(new RegExp(place.city))
  await page.getByLabel('Weekly capacity').fill('30')
  await page.reload()
  await expect(page.getByLabel('Weekly capacity'), 'the draft survives a reload').toHaveValue('30')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy private link' }).click()
  await expect(page.getByText('Private link copied').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const device = await (await browser.newContext()).newPage()
  await device.goto(link)
  await expect(device.getByLabel('Weekly capacity'), 'and opens on a second device').toHaveValue('30')
  await device.context().close()
  await next.click()
  await page.getByLabel('Years in business').fill('12')
  await page.getByLabel('Quality management system').selectOption('ISO 9001')
  await next.click()
  await page.getByLabel('Wisconsin').check()
  await page.getByLabel('Maximum delivery radius').fill('200')
  await next.click()
  await page.getByLabel('Payment terms').selectOption('Net 30')
  await page.getByLabel('Insurance coverage').fill('General liability $2M')
  await next.click()
  await expect(page.getByText('At least one reference needs a company name'), 'the press opens the step and submits nothing').toBeHidden()
  await page.getByLabel('Company name').fill('Hearth Homes')
  await page.getByText('Check your answers').click()
  await expect(page.getByText(companyName)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Application under review' })).toBeVisible()
  await page.getByRole('link', { name: 'Open your application' }).click()
  await expect(page.getByText('We have no questions yet.')).toBeVisible()

  const drawer = await openApplication(office, companyName)
  await drawer.getByLabel('Ask the applicant').fill('Which machine rolls the 600 stud?')
  await drawer.getByRole('button', { name: 'Send question' }).click()
  await expect(drawer.getByText('We asked')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Which machine rolls the 600 stud?')).toBeVisible()
  await page.getByLabel('Your message').fill('A Howick 6800.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('You wrote')).toBeVisible()
  await addDocument(page, 'Lakes Mutual', inDays(40))

  await office.reload()
  await expect(drawer.getByText('A Howick 6800.')).toBeVisible()
  await acceptDocument(office, drawer, 'coi.pdf')
  await drawer.getByRole('radio', { name: /^Approve/ }).check()
  await drawer.getByLabel('Longest member').fill('60')
  await drawer.getByLabel('Length tolerance').fill('0.0625')
  for (const machine of await drawer.getByRole('checkbox').all()) await machine.check()
  await expect(drawer.getByLabel('Invite to sign in')).toHaveValue(email)
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Visited the shop')
  await drawer.getByRole('button', { name: 'Approve application' }).click()
  await expect(office.getByText('Application approved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()

  await page.goto(await linkTo(email, '/join'))
  await page.getByLabel('New password').fill('seven quiet steel trusses')
  await page.getByRole('button', { name: /^Join / }).click()
  await expect(page).toHaveURL(/\/account/)
  await page.goto('/shop?tab=documents')
  await addDocument(page, 'Lakes Mutual', inDays(400), 'renewed.pdf')
  await office.goto(`/admin-dashboard?tab=fabricators&search=${encodeURIComponent(companyName)}`)
  await expect(office.getByText('1 document to decide')).toBeVisible()
  await office.getByRole('button', { name: `View Details ${companyName}` }).click()
  await acceptDocument(office, office.getByRole('dialog', { name: 'Shop of the network' }), 'renewed.pdf')
  await page.goto('/shop?tab=capacity')
  await page.getByLabel('A full week makes').fill('12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Capacity saved').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Set the week of/ })
    .nth(1)
    .click()
  await page.getByLabel('Closed').fill('12')
  await page.getByLabel('Note').fill('Machine moved')
  await page.getByRole('button', { name: 'Save week' }).click()
  await expect(page.getByText('Machine moved')).toBeVisible()

  const route = (volumeEstimate: number, name: string) =>
    office.request.post('/api/routing/select-operator', {
      data: {
        projectId: `${companyName}: ${name}`,
        builderTier: 'Standard',
        location: { lat: place.lat, lng: place.lng },
        requiredDeliveryBy: inTwoMakingWeeks(),
        volumeEstimate,
      },
      headers: { origin: SITE },
    })
  const first = await route(10, 'lot 1')
  expect((await first.json()).result.primaryOperator.name).toBe(companyName)
  const full = await route(60, 'lot 2')
  expect([full.status(), (await full.json()).detail]).toEqual([422, expect.stringContaining(`${companyName} could by the week of`)])

  const builder = await qualifiedBuilder(browser, office)
  const placed = await orderKit(builder, place)
  expect(placed.status(), await placed.text()).toBe(201)
  const { order } = await placed.json()
  expect(order.fabricator.name).toBe(companyName)
  const { shop } = await readApi(page, '/api/own-shop')
  const booked = shop.weeks.reduce((sum: number, week: { bookedUnits: number }) => sum + week.bookedUnits, 0)
  expect(booked, 'the order holds its slot').toBe(order.frame.units)
  const another = await orderKit(builder, place)
  expect([another.status(), (await another.json()).code], 'full weeks refuse the next order').toEqual([409, 'noShop'])
  await send({ request: builder }, `/api/tracking/orders/${order.number}/cancellation`, { reason: 'The lot was sold' })
  await builder.dispose()

  const far = await neighbour(request, office, place.neighbour)
  const second = await (await route(10, 'lot 3')).json()
  expect(second.result.primaryOperator.name).toBe(companyName)
  await office.goto(`/admin-dashboard?tab=routing&search=${encodeURIComponent(`${companyName}: lot 3`)}`)
  await office.getByRole('button', { name: `Open decision on ${companyName}: lot 3` }).click()
  const decision = office.getByRole('dialog', { name: 'Routing decision' })
  await expect(decision.getByText('Chosen', { exact: true }).first()).toBeVisible()
  await expect(decision.getByRole('meter', { name: `Proximity of ${companyName}` })).toBeVisible()
  await expect(decision.getByText(/^Would win if .* nearer|^No change of one part/).first()).toBeVisible()
  // Every other shop of the network is listed with the reason it is out.
  await decision.getByLabel('Search shop').fill('Plains Roll Forming')
  await expect(decision.getByRole('table').getByText(far)).toBeVisible()

  await endCertificate(companyName)
  const third = await (await route(10, 'lot 4')).json()
  expect(third.result.primaryOperator.name).toBe(far)
  await expect(async () => {
    await page.goto('/shop')
    await expect(page.getByText(/the shop is paused/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  const shops: { name: string; status: string }[] = await readApi(office, '/api/operators')
  expect(shops.find(({ name }) => name === companyName)?.status).toBe('paused')
  await office.context().close()
})

test('a lumber yard that is a broker too applies with a signature, and the directory lists it as both', async ({
  page,
  browser,
  isMobile,
}) => {
  const companyName = `Maumee Supply ${isMobile ? 'P' : 'D'}${Date.now()}`
  await page.goto('/enhanced-partner-onboarding')
  await page.getByLabel('Lumber yard or reseller').check()
  await page.getByLabel('Referral or capacity broker').check()
  await page.getByLabel('Company name').fill(companyName)
  await page.getByLabel('Legal entity name').fill(`${companyName} LLC`)
  await page.getByLabel('Primary contact').fill('Bo Desk')
  await page.getByLabel('Email').fill(`bo.${Date.now()}@maumee.example`)
  await page.getByLabel('Phone').fill('419 555 0100')
  await page.getByLabel('Business address').fill('1 Summit St, Toledo, OH')
  await page.getByLabel('Years in business').fill('16')
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await page.getByLabel('Builder network size').fill('40 builders')
  await page.getByLabel('Geographic coverage').fill('Northern Ohio')
  await page.getByLabel('Storage capabilities').fill('Two sheds')
  await page.getByLabel('Fulfillment hub').check()
  await page.getByLabel('Credit experience').fill('Net 30 since 2010')
  await next.click()
  await page.getByLabel('Michigan').check()
  await page.getByLabel('Average order size capacity').fill('20 houses a year')
  await page.getByLabel('Emergency and overflow availability').fill('Within a week')
  for (const number of [1, 2]) {
    const reference = page.getByRole('group', { name: `Reference ${number}` })
    await reference.getByLabel('Reference name').fill(`Hearth Homes ${number}`)
    await reference.getByLabel('Contact information').fill('by phone')
    await reference.getByLabel('Relationship').fill('Client')
  }
  await next.click()
  await expect(page.getByRole('region', { name: 'Check your answers' }).getByText('Two sheds')).toBeVisible()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('E-signature required (type your name)').first()).toBeVisible()
  await page.getByLabel('Authorized representative').fill('Bo Desk')
  await page.getByLabel('Title', { exact: true }).fill('Owner')
  await page.getByLabel('E-signature').fill('Bo Desk')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('link', { name: 'Open your application' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the signed agreement' }).click()
  expect((await download).suggestedFilename()).toMatch(/^N-\d{4}-\d{5}-agreement\.pdf$/)

  const office = await openOffice(browser)
  const drawer = await openApplication(office, companyName)
  await drawer.getByRole('radio', { name: /^Approve/ }).check()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Known since 2012')
  await drawer.getByRole('button', { name: 'Approve application' }).click()
  await expect(office.getByText('Application approved').first()).toBeVisible()
  await office.context().close()
  await page.goto('/network-partners')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: companyName }) })
  await expect(cards.filter({ hasText: 'Lumber yard, 1 Summit St, Toledo, OH' })).toHaveCount(1)
  await expect(cards.filter({ hasText: 'Capacity broker' })).toHaveCount(1)
})
