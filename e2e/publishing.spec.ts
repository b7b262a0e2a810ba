import type { Page } from '@playwright/test'
import { expect, test, withSession } from './journey'
import { JOB, SITE } from './product'

/** Journeys of publishing on the content screen with previewed effects. */
test('an editor collects three changed pages, publishes them at once and undoes it', { tag: JOB }, async ({ page }) => {
  await withSession(page, 'editor')
  const stamp = Date.now()
  const slugs = ['one', 'two', 'three'].map((word) => `together-${word}-${stamp}`)
  for (const [at, slug] of slugs.entries()) await draftPage(page, slug, at === 0 ? slugs[2] : undefined)
  await page.goto(`/content-management?search=${stamp}`)

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const slug of slugs) await page.getByRole('checkbox', { name: `Select Page ${slug}` }).check()
  await page.getByRole('button', { name: 'Act on 3' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What to do').selectOption('Add to a release')
  await dialog.getByLabel('Release', { exact: true }).selectOption('New release')
  await dialog.getByLabel('Release name').fill(`Release ${stamp}`)
  await dialog.getByRole('button', { name: 'Add to a release (3)' }).click()
  await expect(dialog.getByText('3 of 3 done.')).toBeVisible()
  await page.keyboard.press('Escape')

  const release = page.getByRole('region', { name: `Release Release ${stamp}` })
  for (const slug of slugs) expect((await page.request.get(`/${slug}`)).status()).toBe(404)

  await release.getByRole('button', { name: 'Publish all 3' }).click()
  await expect(release.getByText('Published', { exact: true })).toBeVisible()
  for (const slug of slugs) await expect(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(200)).toPass()
  await release.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(release.getByText('Undone', { exact: true })).toBeVisible()
  for (const slug of slugs) await expect(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(404)).toPass()
})

/** A draft with one quote, created through the API; its related page may be a draft too. */
async function draftPage(page: Page, slug: string, related?: string): Promise<string> {
  const answer = await page.request.post('/api/pages?draft=true&depth=0', {
    headers: { origin: SITE },
    data: {
      title: `Page ${slug}`,
      slug,
      sections: [{ blockType: 'quote', text: `Words of ${slug}` }],
      ...(related ? { internalLinks: [{ anchor: 'More', targetPage: related }] } : {}),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).doc.id
}

test('a rename previews its effects, and undoing it restores address, redirect and draft', async ({ page }) => {
  await withSession(page, 'editor')
  const slug = `renamed-${Date.now()}`
  const id = await draftPage(page, slug)
  const linking = await draftPage(page, `${slug}-linking`, slug)
  for (const one of [id, linking]) {
    const answer = await page.request.put(`/api/content/pages/${one}`, { headers: { origin: SITE }, data: { isPublished: true } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.goto(`/content-management?page=${id}`)
  await page.getByLabel('URL slug').fill(`${slug}-moved`)
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish at a new address?' })
  await expect(dialog.getByText(`/${slug} → /${slug}-moved`, { exact: true })).toBeVisible()
  await expect(dialog.getByText(`New: /${slug} → /${slug}-moved`)).toBeVisible()
  await expect(dialog.getByText(`Page ${slug}-linking, Related page 1`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish and move' }).click()
  await expect(page.getByText(`/${slug} moved to /${slug}-moved.`)).toBeVisible()
  await expect(async () => {
    const answer = await page.request.get(`/${slug}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, expect.stringContaining(`/${slug}-moved`)])
  }).toPass()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('URL slug')).toHaveValue(`${slug}-moved`)
  await expect(async () => expect((await page.request.get(`/${slug}`, { maxRedirects: 0 })).status()).toBe(200)).toPass()
  expect((await page.request.get(`/${slug}-moved`, { maxRedirects: 0 })).status()).toBe(404)
})
