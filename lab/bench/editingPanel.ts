import type { Page } from 'playwright'
import { weighScripts } from '../../e2e/scriptWeight'
import { type Measure, PICTURE, previewDelay } from './editingSteps'

interface PanelFigures {
  readonly id: string | undefined
  readonly dashboardKilobytes: number
  readonly formKilobytes: number
}

/** An editor's steps in the panel: a post, its publication, its sections, a picture, and the preview. */
export async function editInPanel(page: Page, measure: Measure): Promise<PanelFigures> {
  const saved = () => page.locator('.save-state[data-status="saved"]').waitFor()
  const scripts = weighScripts(page)
  await page.goto('/cms', { waitUntil: 'networkidle' })
  const dashboardKilobytes = await scripts.total()
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
  const formKilobytes = await scripts.total()
  await measure('Publish', async (click) => {
    const done = page.waitForResponse(
      (answer) => answer.url().includes('/api/posts/') && answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true'),
    )
    await click(() => page.getByRole('button', { name: /Publish changes/ }).click())
    if (!(await done).ok()) throw new Error('Publishing was refused')
  })
  await measure('Move a section up, saved', async (click) => {
    const row = page.locator('#sections-row-1')
    await click(() => row.locator('.array-actions__button').click())
    await click(() => page.getByRole('button', { name: 'Move Up' }).click())
    await page.locator('.save-state[data-status="unsaved"], .save-state[data-status="saving"]').waitFor()
    await saved()
  })
  await measure('From a typed title to the preview, the middle of five', async (click) => {
    await click(() => page.locator('#live-preview-toggler').click())
    const heading = page.frameLocator('iframe[src*="_preview"]').locator('h1')
    return previewDelay(page.locator('#field-title'), heading)
  })
  const id = /posts\/([0-9a-f-]{36})/.exec(page.url())?.[1]
  await measure('Upload a picture with its description', async (click) => {
    await page.goto('/cms/collections/media/create')
    await page.locator('input[type="file"]').setInputFiles({ name: 'measured.png', mimeType: 'image/png', buffer: PICTURE })
    await page.locator('#field-alt').fill('A dot')
    await click(() => page.locator('#action-save').click())
    await page.waitForURL(/media\/[0-9a-f-]{36}/)
  })
  return { id, dashboardKilobytes, formKilobytes }
}

async function addQuote(form: Page, at: number): Promise<void> {
  await form.getByRole('button', { name: 'Add Section' }).click()
  await form.getByRole('dialog').last().getByRole('button', { name: 'Quote', exact: true }).click()
  const words = form.locator(`#field-sections__${at}__text`)
  const row = form.locator(`#sections-row-${at}`)
  await row.waitFor()
  // Rows are collapsed or open.
  await words.waitFor({ timeout: 3000 }).catch(() => row.getByRole('button', { name: 'Toggle block' }).first().click())
  await words.fill(`Words ${at}`)
}
