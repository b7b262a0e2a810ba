/**
 * `npm run bench:editing` against a running product (`npm start` in another terminal, the same PORT): clicks and seconds an editor needs for
 * the first saved word, publishing, moving a section, and uploading a picture, how long the preview takes to show what is typed, and what
 * the panel's screens weigh. It makes one post and one picture, and deletes the post again. Prints a table; it never fails on a figure.
 */
import { chromium, type Page } from 'playwright'
import { demoAccount } from '../e2e/demoAccount'
import { weighScripts } from '../e2e/scriptWeight'

const site = `http://localhost:${process.env.PORT ?? 3000}`
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const TYPED = ['a', 'ab', 'abc', 'abcd', 'abcde']

interface Measured {
  readonly what: string
  readonly clicks: number
  readonly seconds: number
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const context = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
const { email, password } = demoAccount('editor')
const signedIn = await context.request.post('/api/session', { headers: { origin: site }, data: { username: email, password } })
if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`)

const scripts = weighScripts(page)
await page.goto('/cms', { waitUntil: 'networkidle' })
const dashboard = await scripts.total()
const rows: Measured[] = []

/** Does something of which the steps are clicks, and takes the time until it shows. */
async function measure(what: string, work: (click: (press: () => Promise<void>) => Promise<void>) => Promise<unknown>): Promise<void> {
  let clicks = 0
  const began = performance.now()
  await work(async (press) => {
    clicks += 1
    await press()
  })
  rows.push({ what, clicks, seconds: (performance.now() - began) / 1000 })
}

const saved = () => page.locator('.save-state[data-status="saved"]').waitFor()
const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

await measure('A post, from the dashboard to its first saved words', async (click) => {
  await click(() => page.getByRole('link', { name: 'Write a post' }).click())
  await page.locator('#field-title').fill('Measured')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  await saved()
})
await page.locator('#field-excerpt').fill('How long an editor needs.')
await page.locator('#field-slug').fill(`measured-${Date.now()}`)
for (const at of [0, 1]) await addQuote(page, at)
await saved()
const document = await scripts.total()

await measure('Publish', async (click) => {
  await click(() => button(/Publish changes/).click())
  await page.getByText('Page updated successfully').waitFor()
})
await measure('Move a section up', async (click) => {
  const row = page.locator('#sections-row-1')
  await click(() => row.locator('.array-actions__button').click())
  await click(() => page.getByRole('button', { name: 'Move Up' }).click())
  await page.locator('.save-state[data-status="unsaved"], .save-state[data-status="saving"]').waitFor()
  await saved()
})
await measure('Undo a removed section', async (click) => {
  await page.locator('#sections-row-1 .array-actions__button').click()
  await page.locator('.popup__content').getByRole('button', { name: 'Remove' }).click()
  await page.locator('#sections-row-1').waitFor({ state: 'detached' })
  await click(() => button('Undo removal').click())
  await page.locator('#sections-row-1').waitFor()
  await saved()
})

await page.locator('#live-preview-toggler').click()
const preview = page.frameLocator('iframe[src*="_preview"]')
await preview.locator('h1').waitFor()
const delays: number[] = []
for (const title of TYPED) {
  await page.locator('#field-title').fill(title)
  const began = performance.now()
  await preview.locator('h1', { hasText: new RegExp(`^${title}$`) }).waitFor()
  delays.push(performance.now() - began)
}
await saved()

await measure('Upload a picture', async (click) => {
  await page.goto('/cms/collections/media/create')
  await page.locator('input[type="file"]').setInputFiles({ name: 'measured.png', mimeType: 'image/png', buffer: PICTURE })
  await page.locator('#field-alt').fill('A dot')
  await click(() => page.locator('#action-save').click())
  await page.waitForURL(/media\/[0-9a-f-]{36}/)
})

console.log('| what | clicks | seconds |\n| --- | --- | --- |')
for (const { what, clicks, seconds } of rows) console.log(`| ${what} | ${clicks} | ${seconds.toFixed(1)} |`)
console.log('\n| what | figure |\n| --- | --- |')
console.log(
  `| From a typed title to the preview, median of ${delays.length} | ${Math.round(delays.toSorted((a, b) => a - b)[2] ?? 0)} ms |`,
)
console.log(`| Scripts of the dashboard, compressed | ${Math.round(dashboard)} KB |`)
console.log(`| Scripts of a post's form, compressed, the dashboard's included | ${Math.round(document)} KB |`)
await browser.close()

async function addQuote(form: Page, at: number): Promise<void> {
  await form.getByRole('button', { name: 'Add Section' }).click()
  await form.getByRole('dialog').last().getByRole('button', { name: 'Quote', exact: true }).click()
  const words = form.locator(`#field-sections__${at}__text`)
  const row = form.locator(`#sections-row-${at}`)
  await row.waitFor()
  // Rows come folded or open.
  await words.waitFor({ timeout: 3000 }).catch(() => row.getByRole('button', { name: 'Toggle block' }).first().click())
  await words.fill(`Words ${at}`)
}
