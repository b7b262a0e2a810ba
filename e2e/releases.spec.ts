import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { ReleaseManifest } from '../domain/releases/manifest'
import { CANDIDATE_LIMITS } from '../domain/releases/releaseHealth'
import type { ReleaseRecord } from '../domain/releases/releaseRecord'
import { expect, readApi, test, withSession } from './journey'
import { DATA_DIR, JOB, SITE } from './product'
import { shipVariant, variantOf } from './releaseVariant'

const REMOTE = 'mfe-portal'
const WORDS = 'See my tier'
const headers = { origin: SITE }

/** An operator's window, and a team's key. */
let office: Page
let key = ''
test.beforeAll(async ({ browser }) => {
  office = await browser.newPage({ baseURL: SITE })
  await withSession(office, 'operator')
  const issued = await office.request.post('/api/releases/keys', { headers, data: { holder: 'Maria of the portal', remotes: [REMOTE] } })
  expect(issued.status(), await issued.text()).toBe(200)
  key = (await issued.json()).key
})
test.afterAll(() => office.close())

async function act(
  id: string,
  action: 'promote' | 'withdraw' | 'try',
  data: Record<string, unknown> = { reason: 'A journey asks for it' },
) {
  const answer = await office.request.post(`/api/releases/${id}/${action}`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

async function recordOf(version: string): Promise<ReleaseRecord | undefined> {
  const { releases }: { releases: ReleaseRecord[] } = await readApi(office, `/api/releases/history?remote=${REMOTE}`)
  return releases.find((release) => release.version === version)
}

/** A visitor with their own number, from their own address. */
async function visitor(browser: Browser, number: number): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: SITE, extraHTTPHeaders: { 'x-forwarded-for': `198.19.${number}.7` } })
  await context.addCookies([{ name: 'framewell-share', value: String(number), url: SITE }])
  return context
}

test('a candidate is shown to a fifth of the visitors, then to all once promoted, and to none once withdrawn', { tag: JOB }, async ({
  browser,
}) => {
  const words = 'See my tier and limit'
  const variant = await variantOf(REMOTE, (text) => text.replaceAll(WORDS, words))
  const shipped = await shipVariant(variant, key, { channel: 'candidate', share: 20, notes: 'Says more on the button' })
  expect(shipped.status).toBe('candidate')
  const [inside, outside] = [await visitor(browser, 7), await visitor(browser, 77)]
  // The server's rendering, before any script runs.
  const html = async (context: BrowserContext) => (await context.request.get('/qualification')).text()
  await expect.poll(() => html(inside)).toContain(words)
  expect(await html(outside)).not.toContain(words)
  const page = await inside.newPage()
  await page.goto('/qualification')
  await page.getByLabel('Project location').fill('Dayton, OH')
  await expect(page.locator('[data-area][data-alive]')).toHaveAttribute('data-version', variant.manifest.version)
  await expect(page.getByRole('button', { name: words })).toBeVisible()

  await act(shipped.id, 'promote')
  await expect.poll(() => html(outside)).toContain(words)
  await act(shipped.id, 'withdraw')
  await expect.poll(() => html(outside)).not.toContain(words)
  expect(await recordOf(variant.manifest.version)).toMatchObject({ status: 'withdrawn', shippedBy: 'Maria of the portal' })
  await inside.close()
  await outside.close()
})

test('a candidate that fails on visitors’ pages costs them nothing and is withdrawn automatically', async ({ browser }) => {
  const variant = await variantOf(REMOTE, (text, file) =>
    // A trial shows the site's pages at an address of its own.
    /^app\.\w+\.js$/.test(file) ? `if (globalThis.location?.origin === '${SITE}') throw new Error('broken in browsers');${text}` : text,
  )
  const { status } = await shipVariant(variant, key, { channel: 'candidate', share: 20 })
  expect(status).toBe('candidate')
  const first = await visitor(browser, 3)
  const shown = async () => (await (await first.request.get('/qualification')).text()).includes(variant.manifest.version)
  await expect.poll(shown).toBe(true)
  const isWithdrawn = async () => (await recordOf(variant.manifest.version))?.status === 'withdrawn'
  for (let number = 0; number < CANDIDATE_LIMITS.fewestFailures && !(await isWithdrawn()); number += 1) {
    const context = await visitor(browser, number)
    const page = await context.newPage()
    let told = false
    page.on('response', (response) => {
      told ||= response.url().endsWith('/api/releases/failures')
    })
    await page.goto('/qualification')
    await page.getByLabel('Project location').focus()
    // A page may report more than once, so the last visitors already get the live release.
    await expect.poll(async () => told || (await isWithdrawn())).toBe(true)
    // The live release replaces it.
    await expect(page.locator(`[data-remote="${REMOTE}"]`)).not.toHaveAttribute('data-version', variant.manifest.version)
    await expect(page.getByLabel('Project location')).toBeVisible()
    await context.close()
  }
  await expect.poll(isWithdrawn).toBe(true)
  await expect.poll(shown).toBe(false)
  await first.close()

  // Its team sees on its page what failed and where it was thrown.
  await office.goto(`/micro-frontends?remote=${REMOTE}`)
  await expect(office.getByRole('heading', { level: 1, name: REMOTE })).toBeVisible()
  const failed = office.getByRole('row', { name: new RegExp(`broken in browsers.*${variant.manifest.version}`) })
  await failed.getByText('Show stack').click()
  await expect(failed).toContainText('app.')
  await expect(office.getByRole('row', { name: /Maria of the portal/ }).last()).toBeVisible()
})

const NEW_WORDS = 'See my tier today'

/** Ships an inactive release, modifies one of its stored files, and opens a trial of it in a separate browser. */
async function tryAltered(browser: Browser, fileOf: (manifest: ReleaseManifest) => string | undefined) {
  const { manifest, files } = await variantOf(REMOTE, (text) => text.replaceAll(WORDS, NEW_WORDS))
  const { id } = await shipVariant({ manifest, files }, key, { channel: 'registered' })
  await alter(manifest, fileOf(manifest) ?? '')
  const { url }: { url: string } = await act(id, 'try', { minutes: 5 })
  const context = await visitor(browser, 77)
  const page = await context.newPage()
  await page.goto(new URL(url).pathname + new URL(url).search)
  return { page, context, version: manifest.version }
}

test('an operator tries one release on the site under a banner; its modified server file does not run', async ({ browser }) => {
  const { page, context, version } = await tryAltered(browser, ({ server }) => server)
  await page.goto('/qualification')
  const banner = page.getByText(`Preview of ${REMOTE} ${version}`)
  await expect(banner).toBeVisible()
  // The browser renders it: its files match their hashes.
  await expect(page.getByRole('button', { name: NEW_WORDS })).toBeVisible()
  await expect(page.locator('[data-area]')).toHaveCount(0)
  await page.goto('/_release')
  await expect(banner).toHaveCount(0)
  await context.close()
})

test("a modified browser file does not run: the server's rendering stays until the live release takes over", async ({ browser }) => {
  const { page, context } = await tryAltered(browser, ({ preload }) => preload.find((file) => /^app\.\w+\.js$/.test(file)))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/qualification')
  await page.getByLabel('Project location').fill('Dayton, OH')
  await expect(page.getByRole('button', { name: WORDS, exact: true })).toBeVisible()
  expect(said.join('\n')).toMatch(/integrity/i)
  await context.close()
})

/** Changes one letter of a stored file, as somebody with store access could. */
async function alter({ remote, version }: ReleaseManifest, file: string): Promise<void> {
  const path = join(DATA_DIR, 'releases', remote, version, file)
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(NEW_WORDS, 'See my tier toady').replace('"use strict"', '"use strICt"'))
}
