import type { Page } from '@playwright/test'
import { newSlug, PIXEL } from './editorSteps'
import { expect, readApi, test, withSession } from './journey'
import { SITE } from './product'

test.use({ viewport: { width: 390, height: 844 } })

async function upload(page: Page, alt: string, name: string): Promise<string> {
  const file = { name, mimeType: 'image/png', buffer: PIXEL }
  const made = await page.request.post('/api/media', {
    headers: { origin: SITE },
    multipart: { _payload: JSON.stringify({ alt }), file },
  })
  expect(made.status()).toBe(201)
  return (await made.json()).doc.id
}

/** A text that shows a picture, as the editor stores it. */
function textWith(value: string): object {
  const upload = { type: 'upload', version: 3, format: '', id: '6500c0ffee6500c0ffee6500', fields: null, relationTo: 'media', value }
  return { root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children: [upload] } }
}

test('on a phone the panel shows a picture’s name and description, and deletes several, naming the places of those in use', async ({
  page,
  quiet,
}) => {
  quiet.allow(/./)
  await withSession(page, 'editor')
  const mark = Date.now().toString(36)
  const named = (words: string) => `${words} ${mark}`
  const used = await upload(page, named('A truss in the yard'), 'truss in the yard.png')
  await upload(page, named('A stud'), 'stud.png')
  const post = await page.request.post('/api/posts?draft=true&depth=0', {
    headers: { origin: SITE },
    data: {
      ...{ title: named('Shows a truss'), slug: newSlug('shows-a-truss'), cover: used },
      sections: [{ blockType: 'richText', heading: 'In the yard', body: textWith(used) }],
    },
  })
  await page.goto(`/cms/collections/posts/${(await post.json()).doc.id}`)
  const cover = page.locator('#field-cover')
  await expect(cover.getByRole('link', { name: 'truss in the yard.png' })).toBeVisible()
  await expect(cover.getByText(named('A truss in the yard'))).toBeVisible()

  await page.locator('#sections-row-0').getByRole('button', { name: 'Toggle block' }).first().click()
  const inText = page.locator('#sections-row-0 [contenteditable="true"]').first()
  await expect(inText.getByText('truss in the yard.png')).toBeVisible()
  await expect(inText.getByRole('img', { name: named('A truss in the yard') })).toBeVisible()
  await expect(inText.getByText(named('A truss in the yard'))).toBeAttached()

  await cover.locator('.upload-relationship-details__edit').click()
  const details = page.locator('.doc-drawer .file-details')
  await expect(details.getByRole('link', { name: 'truss in the yard.png' })).toBeVisible()
  await expect(details.getByRole('img', { name: named('A truss in the yard') })).toBeVisible()
  await page.locator('.doc-drawer #field-alt').fill(named('A truss on its side'))
  await page.locator('.doc-drawer #action-save').click()
  await expect(cover.getByText(named('A truss on its side'))).toBeVisible()
  expect(await readApi(page, `/api/media/${used}?depth=0`)).toMatchObject({
    uploadName: 'truss in the yard.png',
    alt: named('A truss on its side'),
  })

  await page.goto(`/cms/collections/media?search=${mark}`)
  await expect(page.getByText('truss in the yard.png').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const box of await page.locator('tbody .cell-_select input').all()) await box.check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.locator('#confirm-action').click()
  await expect(page.getByText('Deleted 1 Picture successfully.')).toBeVisible()
  await expect(page.getByText(new RegExp(`“${named('A truss on its side')}” is used: .*Take it out there first`))).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
})
