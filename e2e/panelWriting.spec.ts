import type { Page } from '@playwright/test'
import { addPanelSection, newSlug, openPanelSection, PIXEL, paste } from './editorSteps'
import { expect, test, withSession } from './journey'
import { publishInPanel } from './publishInPanel'

test('an article goes live from the panel: cover, category, tags and text', async ({ page, browser, quiet }) => {
  // The panel is Payload's; its notices are not ours to silence.
  quiet.allow(/./)
  const slug = newSlug('panel-to-live')
  await withSession(page, 'editor')
  await page.goto('/cms/collections/posts/create')
  await page.locator('#field-title').fill('An article of the panel')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  await page.locator('#field-excerpt').fill('What one crane lifts in two hours.')
  await page.locator('#field-slug').fill(slug)
  await page.locator('#field-cover').getByRole('button', { name: 'Create New' }).click()
  await uploadInDrawer(page, 'A truss on its side')
  await page.locator('#field-category .rs__control').click()
  await page.getByRole('option', { name: 'Case Studies' }).click()
  for (const tag of ['trusses', 'cranes']) await typeTag(page, 'field-tags', tag)

  await addPanelSection(page, 'Text')
  await openPanelSection(page, 0)
  const text = page.locator('#sections-row-0 [contenteditable="true"]').first()
  await paste(text, { 'text/html': '<h2>Lifting a truss</h2><p>One crane, <b>two hours</b>.</p><script>alert(1)</script>' })
  for (const name of ['Bold', 'Italic']) await expect(page.getByRole('button', { name, exact: true }).first()).toBeAttached()

  await publishInPanel(page, 'posts')

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  const article = visitor.getByRole('main')
  await expect(article.getByRole('heading', { name: 'Lifting a truss' })).toBeVisible()
  await expect(article.getByRole('img', { name: 'A truss on its side' }).first()).toBeVisible()
  await expect(article.getByText('Case Studies').first()).toBeVisible()
  await visitor.context().close()
})

async function typeTag(page: Page, id: string, words: string): Promise<void> {
  const field = page.locator('.field-type', { has: page.locator(`label[for="${id}"]`) }).last()
  await field.locator('input').first().fill(words)
  await field.locator('input').first().press('Enter')
}

/** Adds a picture where the panel asks for one; without a description it keeps the existing one. */
async function uploadInDrawer(page: Page, description?: string): Promise<void> {
  const drawer = page.locator('.doc-drawer')
  await drawer.locator('input[type="file"]').setInputFiles({ name: 'truss.png', mimeType: 'image/png', buffer: PIXEL })
  if (description !== undefined) await drawer.locator('#field-alt').fill(description)
  await drawer.locator('#action-save').click()
  await expect(drawer).toBeHidden()
}
