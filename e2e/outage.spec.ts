import { expect, fillApplication, newApplicant, test } from './journey'

test('a remote that cannot be loaded costs only its own area and recovers on retry', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|ERR_|remote|503/i)
  await page.route('**/releases/mfe-portal/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const retry = page.getByRole('button', { name: /try again/i })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.unroute('**/releases/mfe-portal/**')
  await retry.click()
  await expect(page.getByLabel('Project location')).toBeVisible()
})

test('with the cms down pages are served and the form keeps its input and says so', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|503/)
  await page.goto('/qualification')
  await fillApplication(page, newApplicant('Tom Becker'))
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }))
  await page.getByRole('button', { name: 'See my tier' }).click()
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Tom Becker')
})
