import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './journey'

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
/** Waits for the answer to the next save. */
export const nextSave = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/content/pages/'))
export const newSlug = (words: string) => `${words}-${Date.now().toString(36)}`

export async function addPage(page: Page, title: string, slug: string): Promise<void> {
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: 'Post, for the blog' }).click()
  await expect(page.getByText('Page created successfully').first()).toBeVisible()
  const save = nextSave(page)
  await page.getByLabel('Page title').fill(title)
  await page.getByLabel('URL slug').fill(slug)
  await save
  await saved(page)
}

export async function addSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Section' }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
}

/** The panel's form is visible before its code loads: a press before that does nothing. */
export async function panelFormReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
}

/** The same in the panel's form, where an added section is folded. */
export async function addPanelSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Section' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: kind, exact: true }).click()
}

/** Unfolds a section of the panel's form, which gets its fields from the server and renders them once they are in view. */
export async function openPanelSection(page: Page, at: number): Promise<void> {
  const row = page.locator(`#sections-row-${at}`)
  await expect(async () => {
    if (await row.locator('.collapsible--collapsed').first().isVisible())
      await row.getByRole('button', { name: 'Toggle block' }).first().click()
    await row.scrollIntoViewIfNeeded()
    await expect(row.locator('.field-type').first()).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

/** Adds a picture to the library where one is chosen. */
export async function uploadPicture(page: Page, place: Locator, alt: string): Promise<void> {
  await place.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByText('Upload a picture').click()
  await library.getByLabel('File').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: PIXEL })
  await library.getByRole('textbox', { name: 'Description' }).fill(alt)
  await library.getByRole('button', { name: 'Upload and use' }).click()
  await expect(place.getByRole('img', { name: alt })).toBeVisible()
}

/** Another program's clipboard content, by type. */
export async function paste(target: Locator, held: Readonly<Record<string, string>>): Promise<void> {
  await target.click()
  await target.evaluate((element, kinds) => {
    const clipboardData = new DataTransfer()
    for (const [kind, words] of Object.entries(kinds)) clipboardData.setData(kind, words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, held)
}

/** The live preview beside the panel's form, opened when closed: the panel remembers that per account. */
export async function openLivePreview(page: Page): Promise<FrameLocator> {
  const toggle = page.locator('#live-preview-toggler')
  await expect(toggle).toBeVisible()
  if (!(await toggle.evaluate((button) => button.classList.contains('live-preview-toggler--active')))) await toggle.click()
  return page.frameLocator('iframe[src*="_preview"]')
}
