import { readdir, readFile } from 'node:fs/promises'
import { expect, fillApplication, newApplicant, test } from './journey'
import { DATA_DIR } from './product'

test('what the server drew stays readable while its code cannot load, and works by itself once it does', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|ERR_|ChunkLoadError|RemoteFailure|did not load|preload|already registered/i)
  const notice = page.getByRole('status').filter({ hasText: 'part of it can’t be used yet' })
  for (const code of ['static/main.*.js', 'static/rules.*', 'static/federation.*.js', 'releases/mfe-configurators/**']) {
    await page.route(`**/${code}`, (route) => route.abort())
    await expect(async () => {
      await page.goto('/home-plans')
      expect(await page.locator('[data-area]').count(), code).toBe(1)
    }).toPass()
    const before = await page.locator('main').textContent()
    expect(before?.length, code).toBeGreaterThan(2000)
    await page.mouse.move(200, 300)
    await expect(notice, code).toBeVisible()
    expect(await page.locator('main').textContent(), code).toBe(before)
    await page.unroute(`**/${code}`)
    await expect(page.locator('[data-area][data-alive]'), code).toHaveCount(1)
    await expect(notice, code).toHaveCount(0)
    expect(await page.locator('main').textContent(), code).toBe(before)
  }
})

test('a press in a part whose code did not load tries again at once and takes effect', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|ERR_|ChunkLoadError|preload/i)
  // Long timers never fire: only the press can have tried again.
  await page.addInitScript(() => {
    const { setTimeout: later } = globalThis
    Object.assign(globalThis, { setTimeout: (work: () => void, ms = 0) => (ms < 5000 ? later(work, ms) : 0) })
  })
  await page.route('**/static/federation.*.js', (route) => route.abort())
  await page.goto('/steel-configurator')
  await page.mouse.move(200, 300)
  await expect(page.locator('#late')).toBeVisible()
  await page.unroute('**/static/federation.*.js')
  const upload = page.getByRole('tab', { name: 'Upload Custom Plan' })
  await upload.click()
  await expect(upload).toHaveAttribute('aria-selected', 'true')
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
