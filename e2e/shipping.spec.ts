import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runCommand } from '../scripts/runCommand'
import { expect, test } from './journey'
import { DATA_DIR, JOB, PORT, ROOT } from './product'

/** The button's text differs between the two versions. */
const SOURCE = join(ROOT, 'mfe-portal', 'credit', 'QualificationForm.tsx')
const WORDS = 'See my tier'
const NEW_WORDS = 'See my tier today'

test('a shipped mfe-portal reaches the next page load; an open page keeps its version', { tag: JOB }, async ({
  page,
  browser,
  context,
}) => {
  await page.goto('/qualification')
  const [first] = await versionsAlive(page)
  // Its code loads with the first interaction, after the shipping.
  const untouched = await context.newPage()
  await untouched.goto('/qualification')

  const original = await readFile(SOURCE, 'utf8')
  try {
    await writeFile(SOURCE, original.replace(WORDS, NEW_WORDS))
    const shipped = await runCommand('npm', ['run', 'ship', '-w', '@framewell/mfe-portal', '--', '--live'], {
      cwd: ROOT,
      env: { PORT: String(PORT), CMS_PORT: String(PORT + 1), DATA_DIR, NODE_ENV: 'production' },
    })
    expect(shipped.code, shipped.output).toBe(0)
  } finally {
    await writeFile(SOURCE, original)
  }

  const next = await (await browser.newContext()).newPage()
  await expect(async () => {
    await next.goto('/qualification')
    await expect(next.getByRole('button', { name: NEW_WORDS })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  const [second] = await versionsAlive(next)
  expect(second).not.toBe(first)

  expect(await versionsAlive(untouched)).toEqual([first])
  await expect(page.getByRole('button', { name: WORDS, exact: true })).toBeVisible()
  await page.getByRole('link', { name: /terms/i }).first().click()
  await expect(page).toHaveURL(/\/terms/)
  await expect(page.getByText('Preferred').first()).toBeVisible()
  expect(await versionsIn(page)).toEqual([first])
  await next.context().close()
})

/** The portal versions whose files a page has loaded, after its first interaction. */
async function versionsAlive(page: Page): Promise<readonly string[]> {
  await page.mouse.move(200, 300)
  await expect(page.locator('[data-area][data-alive]')).toHaveCount(1)
  return versionsIn(page)
}

async function versionsIn(page: Page): Promise<readonly string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))
  const versions = urls.flatMap((url) => url.match(/\/releases\/mfe-portal\/([^/]+)\//)?.[1] ?? [])
  expect(versions).not.toHaveLength(0)
  return [...new Set(versions)]
}
