import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../scripts/runCommand'
import { expect, test } from './journey'
import { DATA_DIR, PORT, ROOT } from './product'

/** The button's words are what the two versions differ in. */
const SOURCE = join(ROOT, 'mfe-portal', 'credit', 'QualificationForm.tsx')
const WORDS = 'See my tier'
const NEW_WORDS = 'See my tier today'

test('a shipped mfe-portal reaches the next page load; a page already open keeps its version', async ({ page, browser }) => {
  const portalOf = (target: typeof page) =>
    target.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .find((name) => name.includes('/releases/mfe-portal/')),
    )
  await page.goto('/qualification')
  await expect(page.getByLabel('Project location')).toBeVisible()
  const first = versionIn(await portalOf(page))

  const original = await readFile(SOURCE, 'utf8')
  try {
    await writeFile(SOURCE, original.replace(WORDS, NEW_WORDS))
    const shipped = await runCommand('npm', ['run', 'ship', '-w', '@framewell/mfe-portal'], {
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
    await expect(next.getByLabel('Project location')).toBeVisible()
    await expect(next.getByRole('button', { name: NEW_WORDS })).toBeVisible({ timeout: 3_000 })
    expect(versionIn(await portalOf(next))).not.toBe(first)
  }).toPass()

  await expect(page.getByRole('button', { name: WORDS, exact: true })).toBeVisible()
  await page.getByRole('link', { name: /terms/i }).first().click()
  await expect(page).toHaveURL(/\/terms/)
  await expect(page.getByText('Preferred').first()).toBeVisible()
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((name) => name.includes('/releases/mfe-portal/')),
  )
  expect(new Set(loaded.map(versionIn))).toEqual(new Set([first]))
  await next.context().close()
})

function versionIn(url: string | undefined): string | undefined {
  return url?.match(/\/releases\/mfe-portal\/([^/]+)\//)?.[1]
}
