import type { Page } from '@playwright/test'
import { newSlug, PIXEL, paste } from './editorSteps'
import { expect, test, withSession } from './journey'
import { publishInPanel } from './publishInPanel'

test('an article goes from paste to live in the panel: cover, category, tags, words with a picture, a table and a chart', async ({
  page,
  browser,
  quiet,
}) => {
  // The panel is Payload's; its notices are not ours to silence.
  quiet.allow(/./)
  const slug = newSlug('panel-paste-to-live')
  await withSession(page, 'editor')
  await page.goto('/cms/collections/posts/create')
  await page.locator('#field-title').fill('From paste to live in the panel')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  await page.locator('#field-excerpt').fill('What one crane lifts in two hours.')
  await page.locator('#field-slug').fill(slug)
  await page.locator('#field-cover').getByRole('button', { name: 'Create New' }).click()
  await uploadInDrawer(page, 'A truss on its side')
  await page.locator('#field-category .rs__control').click()
  await page.getByRole('option', { name: 'Case Studies' }).click()
  for (const tag of ['trusses', 'cranes']) await typeTag(page, 'field-tags', tag)

  await addSection(page, 'Text')
  // What is added stands open, with the cursor where one types.
  await expect(page.locator('#field-sections__0__heading')).toBeFocused()
  const text = page.locator('#sections-row-0 [contenteditable="true"]').first()
  await paste(text, {
    'text/html':
      '<h2>Lifting a truss</h2><p>One crane, <b>two hours</b>.</p>' +
      '<table><tr><th></th><th>Steel</th><th>Lumber</th></tr><tr><td>Pounds lifted</td><td>310</td><td>655</td></tr></table>' +
      '<script>alert(1)</script><img src="https://example.com/truss.png" alt="A truss in the air"><img src="https://example.com/2.png">',
  })
  const asked = page.getByText('is not in the library yet')
  await expect(asked).toHaveCount(2)
  await page.getByRole('button', { name: 'Upload it' }).first().click()
  await expect(page.locator('.doc-drawer #field-alt')).toHaveValue('A truss in the air')
  await uploadInDrawer(page)
  await expect(text.locator('img')).toBeVisible()
  await expect(asked).toHaveCount(1)

  await addSection(page, 'Chart')
  const chart = (field: string) => page.locator(`#field-sections__1__${field}`)
  await chart('unit').fill('dollars')
  for (const year of ['2025', '2026']) await typeTag(page, 'field-sections__1__categories', year)
  await page.locator('#sections-row-1').getByRole('button', { name: 'Add Series' }).click()
  await chart('series__0__name').fill('Crane')
  for (const cost of ['1250.5', '980']) await typeTag(page, 'field-sections__1__series__0__values', cost)
  await chart('source').fill('Crane bills of 2026')

  // A picture that waits stops nothing; a table without a source does, by name.
  await page.getByRole('button', { name: /Publish changes/ }).click()
  await expect(page.getByText(/the table, has no source/).first()).toBeVisible()
  await text.locator('[name="heading"]').fill('Steel is half the lift')
  await text.locator('[name="source"]').fill('The load cell of the crane')
  await publishInPanel(page, 'posts')

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
  }).toPass()
  const article = visitor.getByRole('main')
  await expect(article.getByRole('heading', { name: 'Lifting a truss' })).toBeVisible()
  await expect(article.getByRole('table', { name: 'Steel is half the lift' }).getByRole('cell', { name: '655', exact: true })).toBeVisible()
  await expect(article.getByText('Source: The load cell of the crane')).toBeVisible()
  await expect(article.getByRole('img', { name: 'A truss in the air' }).first()).toBeVisible()
  await expect(article.getByRole('img', { name: 'A truss on its side' }).first()).toBeVisible()
  await expect(article.getByText('Crane bills of 2026').first()).toBeVisible()
  await expect(article.getByText('Case Studies').first()).toBeVisible()
  await expect(article.getByText('is not in the library')).toHaveCount(0)
  await visitor.context().close()
})

async function addSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Section' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: kind, exact: true }).click()
}

async function typeTag(page: Page, id: string, words: string): Promise<void> {
  const field = page.locator('.field-type', { has: page.locator(`label[for="${id}"]`) }).last()
  await field.locator('input').first().fill(words)
  await field.locator('input').first().press('Enter')
}

/** Adds a picture where the panel asks for one; without a description it keeps the one that stands there. */
async function uploadInDrawer(page: Page, description?: string): Promise<void> {
  const drawer = page.locator('.doc-drawer')
  await drawer.locator('input[type="file"]').setInputFiles({ name: 'truss.png', mimeType: 'image/png', buffer: PIXEL })
  if (description !== undefined) await drawer.locator('#field-alt').fill(description)
  await drawer.locator('#action-save').click()
  await expect(drawer).toBeHidden()
}
