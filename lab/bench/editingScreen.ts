import type { Page } from 'playwright'
import { type Measure, nextSave, PICTURE, previewDelay } from './editingSteps'

/** The same steps on the content screen. @returns the id of the created page */
export async function editOnScreen(page: Page, measure: Measure): Promise<string | undefined> {
  await page.goto('/content-management', { waitUntil: 'networkidle' })
  await measure('A post, from the list to its first saved words', async (click) => {
    await click(() => page.getByRole('button', { name: 'Add page' }).click())
    await click(() => page.getByRole('menuitem', { name: 'Post, for the blog' }).click())
    const save = nextSave(page)
    await page.getByLabel('Page title').fill('Measured on the screen')
    await save
  })
  const slug = nextSave(page)
  await page.getByLabel('URL slug').fill(`measured-screen-${Date.now()}`)
  await slug
  for (const words of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Add Section' }).click()
    await page.getByRole('menuitem', { name: 'Quote', exact: true }).click()
    const save = nextSave(page)
    await page.getByRole('article').last().locator('textarea').first().fill(words)
    await save
  }
  // The last edit is saved before publishing.
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor()
  await measure('Publish', async (click) => {
    const published = page.waitForResponse(
      async (answer) => answer.request().method() === 'PUT' && answer.ok() && (await answer.json()).isPublished === true,
    )
    await click(() => page.getByRole('switch', { name: 'Published' }).click())
    await published
  })
  await measure('Move a section up, saved', async (click) => {
    const save = nextSave(page)
    await click(() =>
      page
        .getByRole('button', { name: /^Move .* up$/ })
        .last()
        .click(),
    )
    await save
  })
  await measure('Bring a removed section back, saved', async (click) => {
    const removal = nextSave(page)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click()
    await removal
    const save = nextSave(page)
    await click(() => page.getByRole('button', { name: 'Undo' }).first().click())
    await save
  })
  await measure('From a typed title to the preview, the middle of five', async (click) => {
    await click(() => page.getByRole('button', { name: 'Preview', exact: true }).click())
    const heading = page.frameLocator('iframe[title^="Preview of"]').locator('h1')
    return previewDelay(page.getByLabel('Page title'), heading)
  })
  const id = new URL(page.url()).searchParams.get('page') ?? undefined
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('button', { name: 'Add Section' }).click()
  await page.getByRole('menuitem', { name: 'Picture', exact: true }).click()
  await measure('Upload a picture with its description', async (click) => {
    await click(() => page.getByRole('button', { name: 'Choose a picture' }).last().click())
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await click(() => library.getByText('Upload a picture').click())
    await library.getByLabel('File').setInputFiles({ name: 'measured.png', mimeType: 'image/png', buffer: PICTURE })
    await library.getByRole('textbox', { name: 'Description' }).fill('A dot on the screen')
    await click(() => library.getByRole('button', { name: 'Upload and use' }).click())
    await page.getByRole('img', { name: 'A dot on the screen' }).first().waitFor()
  })
  return id
}
