import { countApplications, expect, fillApplication, newApplicant, readApi, signInAsOperator, test } from './journey'
import { ANY_WIDTH, JOB } from './product'

test('a builder qualifies on the landing page, reads the terms, and an operator overrides the decision', { tag: JOB }, async ({
  page,
  browser,
  isMobile,
}) => {
  // The operator finds the builder by name, because both widths may run at once.
  const applicant = newApplicant(isMobile ? 'Dora Whitfield' : 'Dana Whitfield', `Whitfield Build ${Date.now()}`)

  await page.goto('/')
  await page.getByRole('link', { name: 'Get Pre-Qualified' }).first().click()
  await expect(page.getByText('57% complete — 3 steps left to see your tier')).toBeVisible()
  await fillApplication(page, applicant)
  await expect(page.getByText('Complete', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'See my tier' }).click()
  const result = page.getByRole('region', { name: /Preferred/ })
  await expect(result.getByText('92', { exact: true }).first()).toBeVisible()
  await expect(result.getByText('$150,000').first()).toBeVisible()

  await result.getByRole('button', { name: 'Save Quote' }).click()
  await expect(page.getByText('Quote saved').first()).toBeVisible()
  await result.getByRole('link', { name: 'View Full Terms & Continue' }).click()
  await expect(page).toHaveURL(/\/terms\?/)
  await expect(page.getByText('$150,000').first()).toBeVisible()
  for (const tier of ['Premium', 'Preferred', 'Standard', 'Prepay'])
    await expect(page.getByText(tier, { exact: true }).first()).toBeVisible()

  const office = await browser.newContext()
  const operator = await office.newPage()
  await signInAsOperator(operator)
  await operator.goto('/admin-dashboard?tab=applications')
  await operator
    .getByRole('button', { name: `Review the application of ${applicant.name}` })
    .first()
    .click()
  const drawer = operator.getByRole('dialog')
  await expect(drawer.getByText(applicant.email).first()).toBeVisible()
  await drawer.getByText('Override tier', { exact: true }).first().click()
  await drawer.getByLabel('New tier').selectOption('Standard')
  await drawer.getByLabel('Reason').fill('References are still outstanding')
  await drawer.getByRole('button', { name: 'Override tier' }).click()
  await expect(operator.getByText('Tier overridden').first()).toBeVisible()

  const records: { reason?: string; actorEmail?: string }[] = (await readApi(operator, '/api/audit-records?limit=100&sort=-createdAt')).docs
  expect(records.find((record) => record.reason === 'References are still outstanding')?.actorEmail).toBe('operator@framewell.test')
  const mails: { subject: string }[] = (
    await readApi(operator, `/api/outgoing-mail?where[to][equals]=${encodeURIComponent(applicant.email)}`)
  ).docs
  expect(mails.length, 'the private link and the notice of the override').toBe(2)
  await office.close()

  await page.reload()
  await expect(page.getByText('$75,000').first()).toBeVisible()
})

test('typed input survives a reload, and a corrupt draft is dropped with a warning', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  await page.goto('/qualification')
  await page.getByLabel('Project location').fill('Toledo, OH')
  // The form's code stores drafts; it loads with the first interaction.
  await expect(page.locator('[data-remote][data-version]')).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('Project location')).toHaveValue('Toledo, OH')
  quiet.allow(/draft/i)
  await page.evaluate(() => localStorage.setItem('framewell.qualification.draft', '{broken'))
  await page.reload()
  await expect(page.getByLabel('Project location')).toHaveValue('')
})

test('every missing field says so, and the summary takes focus', async ({ page }) => {
  await page.goto('/qualification')
  await page.getByRole('button', { name: 'See my tier' }).click()
  for (const message of ['Location is required', 'Name is required', 'Valid email is required']) {
    await expect(page.getByText(message).first()).toBeVisible()
  }
  await expect(page.getByRole('alert').first()).toBeFocused()
})

test('a failed submission keeps the input, and a retry creates one application', { tag: ANY_WIDTH }, async ({ page, quiet, browser }) => {
  quiet.allow(/503|Failed to load resource/)
  const applicant = newApplicant('Luis Ortega')
  await page.goto('/qualification')
  await fillApplication(page, applicant)
  // The first answer is lost on the way back: the server has the application, the person does not know.
  await page.route('**/api/qualification/apply', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })
  })
  await page.getByRole('button', { name: 'See my tier' }).click()
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue(applicant.name)
  await page.unroute('**/api/qualification/apply')
  await page.getByRole('button', { name: 'See my tier' }).click()
  await expect(page.getByRole('region', { name: /Standard/ })).toBeVisible()

  expect(await countApplications(browser, applicant.email)).toBe(1)
})

test('two quick clicks create one application', { tag: ANY_WIDTH }, async ({ page, browser }) => {
  const applicant = newApplicant('Priya Raman')
  await page.goto('/qualification')
  await fillApplication(page, applicant)
  await page.getByRole('button', { name: 'See my tier' }).dblclick()
  await expect(page.getByRole('region', { name: /Standard/ })).toBeVisible()
  expect(await countApplications(browser, applicant.email)).toBe(1)
})
