import { readdir, readFile } from 'node:fs/promises'
import { expect, fillApplication, newApplicant, test } from './journey'
import { DATA_DIR } from './product'

test("a remote that can't load costs only its own area and recovers on retry", async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|ERR_|remote|503/i)
  await page.route('**/releases/mfe-portal/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The server's rendering stays until the first interaction; then its code is requested.
  await page.mouse.move(200, 300)
  const retry = page.getByRole('button', { name: /try again/i })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.unroute('**/releases/mfe-portal/**')
  await retry.click()
  await expect(page.getByLabel('Project location')).toBeVisible()
})

test('with the cms killed, pages are served, the form keeps its input and says so, and a retry succeeds', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|503/)
  const applicant = newApplicant('Tom Becker')
  await page.goto('/qualification')
  await fillApplication(page, applicant)
  await killCms()
  await page.getByRole('button', { name: 'See my tier' }).click()
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue(applicant.name)
  expect((await page.request.get('/terms')).status()).toBe(200)
  // The supervisor restarts the cms; the same attempt then succeeds.
  const again = page.getByRole('button', { name: 'See my tier' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 })
    await expect(page.getByRole('region', { name: /Standard/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

/** Kills this run's cms: the process that runs the cms bundle with this run's data. */
async function killCms(): Promise<void> {
  for (const entry of await readdir('/proc')) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    const environment = await readFile(`/proc/${entry}/environ`, 'utf8').catch(() => '')
    if (command.includes('cms/dist/server.mjs') && environment.includes(`DATA_DIR=${DATA_DIR}`)) process.kill(Number(entry), 'SIGKILL')
  }
}
