import type { Page } from '@playwright/test'
import { REMOTES, type RemoteName } from '../domain/releases/remotes'
import { expect, test, withSession } from './journey'
import { SITE } from './product'

/** Decides as an operator which remotes servers draw. */
async function decide(page: Page, remotes: readonly RemoteName[], drawn: boolean): Promise<void> {
  await withSession(page, 'operator')
  for (const remote of remotes) {
    const data = { remote, drawn, reason: 'A journey tries it' }
    const answer = await page.request.post('/api/releases/drawing', { data, headers: { origin: SITE } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

const ROUTES = [
  ['/home-plans', 'The Bova'],
  ['/configurator', 'Select from Catalog'],
  ['/steel-configurator', 'Select from Catalog'],
  ['/simple-configurator', 'Expected sale price'],
  ['/advanced-configurator', 'Build-to-rent'],
  ['/bom-generator', 'Preferred distributor'],
  ['/qualification', 'Project location'],
  ['/terms', 'Preferred'],
] as const

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await decide(page, REMOTES, true)
  await page.close()
})
test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  await decide(page, REMOTES, false)
  await page.close()
})

test('what remotes show is readable without scripts, and comes alive without a word on the console', async ({ page, browser }) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false, baseURL: SITE })).newPage()
  for (const [path, words] of ROUTES) {
    // A host hears of the decision within a second.
    await expect(async () => {
      await still.goto(path)
      expect(await still.locator('[data-area]').count(), path).toBe(1)
    }).toPass()
    await expect(still.locator('h1'), path).toHaveCount(1)
    await expect(still.locator('[data-area]').getByText(words).first(), path).toBeVisible()
    await page.goto(path)
    await page.mouse.move(200, 300)
    await expect(page.locator('[data-area][data-alive]'), path).toHaveCount(1)
  }
  await still.context().close()
})

test('what is typed and pressed before the code is there is done once it is', async ({ page }) => {
  let send = () => {}
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/remoteEntry.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/qualification')
  await page.getByLabel('Project location').fill('Dayton, OH')
  await page.goto('/steel-configurator')
  const upload = page.getByRole('tab', { name: 'Upload Custom Plan' })
  await upload.click()
  await expect(page.locator('[data-held]')).toHaveCount(1)
  send()
  await expect(upload).toHaveAttribute('aria-selected', 'true')
  await page.goto('/qualification')
  await page.getByLabel('Project location').fill('Akron, OH')
  await expect(page.locator('[data-area][data-alive]')).toHaveCount(1)
  await expect(page.getByLabel('Project location')).toHaveValue('Akron, OH')
  await page.reload()
  await expect(page.getByLabel('Project location')).toHaveValue('Akron, OH')
})
