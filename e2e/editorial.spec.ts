import type { Page } from '@playwright/test'
import { rowsOf } from './database'
import { openLivePreview } from './editorSteps'
import { expect, readApi, test, withSession } from './journey'
import { JOB } from './product'
import { publishInPanel } from './publishInPanel'

test('an editor writes a post in the panel, previews it, schedules it, sees it live on time, and is led to the content screen', {
  tag: JOB,
}, async ({ page, browser, quiet }) => {
  // The panel is Payload's; its notices are not ours to silence.
  quiet.allow(/./)
  await withSession(page, 'editor')
  const slug = `journal-${Date.now()}`
  const visitor = await (await browser.newContext()).newPage()

  await test.step('writes', async () => {
    await page.goto('/cms/collections/posts/create')
    await page.locator('#field-title').fill('How the editors work')
    await page.locator('#field-excerpt').fill('What an editor of this site does in a day, from the first words to the published article.')
    await page.locator('#field-slug').fill(slug)
    await page.getByRole('button', { name: 'Add Section' }).click()
    const library = page.getByRole('dialog').last()
    // Every section type has a sketch.
    await expect(library.locator('img[src^="data:image/svg+xml"]').first()).toBeVisible()
    await library.getByRole('button', { name: 'Quote', exact: true }).click()
    await openSection(page)
    await wordsOf(page).fill('First words')
    await expect(page).toHaveURL(/\/cms\/collections\/posts\/[0-9a-f-]{36}/)
    await expectDraft(page, slug, 'First words')
  })
  const { id } = await documentAt(page, slug)

  await test.step('finds it among the unpublished work', async () => {
    await page.goto('/content-management')
    const open = page.getByRole('region', { name: 'Continue editing' }).getByRole('link', { name: 'How the editors work' }).first()
    await expect(open).toHaveAttribute('href', new RegExp(`page=${id}`))
    await page.goto(`/cms/collections/posts/${id}`)
    await expect(page.locator('#field-title')).toHaveValue('How the editors work')
  })

  await test.step('previews it; strangers see nothing', async () => {
    const preview = await openLivePreview(page)
    await expect(preview.getByText('First words', { exact: true })).toBeVisible()
    await page.locator('#live-preview-toggler').click()

    expect((await visitor.goto(`/_preview?collection=posts&id=${id}`))?.url()).toContain('/cms/login')
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(404)
  })

  await test.step('schedules it, and it is live on time', async () => {
    const due = new Date(Date.now() + 24 * 3_600_000)
    await page.getByRole('link', { name: 'Open in content screen' }).click()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await dialog.getByLabel('When').fill(localTime(due))
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(dialog.getByText(/Goes live .*scheduled by/)).toBeVisible()
    expect((await visitor.goto(`/${slug}`))?.status(), 'before its time').toBe(404)
    // Its time comes; the product checks every minute.
    const moved = await rowsOf("update payload_jobs set wait_until = now() where input -> 'doc' ->> 'value' = $1 returning id", [id])
    expect(moved).toHaveLength(1)
    await expect(async () => {
      expect((await page.request.get(`/${slug}`)).status()).toBe(200)
    }).toPass({ intervals: [500] })
    await visitor.goto(`/${slug}`)
    await expect(visitor.getByText('First words', { exact: true })).toBeVisible()
  })

  await test.step('changes its text and publishes that in the panel', async () => {
    await page.goto(`/cms/collections/posts/${id}`)
    // The panel closes the row again when it has read how its person left it.
    await expect(async () => {
      await openSection(page)
      await wordsOf(page).fill('Second words', { timeout: 5000 })
    }).toPass()
    await publishInPanel(page, 'posts')
    await expectLive(page, `/${slug}`, 'Second words')
  })

  await test.step('renames, unpublishes and deletes in the content screen only, which shows what that changes', async () => {
    await page.locator('#field-slug').fill(`${slug}-renamed`)
    await page.getByRole('button', { name: /Publish changes/ }).click()
    await expect(page.getByText(/Publishing this moves its address/)).toBeVisible()
    expect((await page.request.get(`/${slug}`)).status()).toBe(200)
    await page.locator('.doc-controls__popup').first().click()
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Unpublish or delete…' }).click()
    await expect(page.getByLabel('URL slug')).toHaveValue(`${slug}-renamed`)
    await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
    await page.getByRole('dialog', { name: 'Publish at a new address?' }).getByRole('button', { name: 'Publish and move' }).click()
    await expect(async () => {
      expect((await page.request.get(`/${slug}`, { maxRedirects: 0 })).headers().location).toContain(`/${slug}-renamed`)
    }).toPass()
    await page.getByRole('switch', { name: 'Published' }).click()
    const effects = page.getByRole('dialog', { name: 'Unpublish it?' })
    await expect(effects).toContainText('not on the site')
    await effects.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await expect.poll(async () => (await page.request.get(`/${slug}-renamed`)).status()).toBe(404)
  })
  await visitor.context().close()
})

test('a menu link opens at its field', async ({ page, quiet }) => {
  quiet.allow(/./)
  await withSession(page, 'editor')
  await page.goto('/cms/globals/navigation#footer.groups.1.links.0.href')
  const field = page.locator('#field-footer__groups__1__links__0__href')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

const wordsOf = (page: Page) => page.locator('#field-sections__0__text')

/** Panel rows are collapsed or open; this one is open afterwards. */
async function openSection(page: Page): Promise<void> {
  // The panel renders a row's fields once it is in view, which never happens in a background page.
  await page.bringToFront()
  await expect(async () => {
    await page.locator('#sections-row-0').scrollIntoViewIfNeeded()
    if (!(await wordsOf(page).isVisible()))
      await page.locator('#sections-row-0').getByRole('button', { name: 'Toggle block' }).first().click()
    await expect(wordsOf(page)).toBeVisible({ timeout: 15_000 })
  }).toPass()
}

async function expectLive(page: Page, path: string, words: string): Promise<void> {
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain(words)
  }).toPass({ intervals: [200] })
}

/** As a date and time field takes it: 2026-11-21T15:04. */
function localTime(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

async function documentAt(page: Page, slug: string) {
  const { docs } = await readApi(page, `/api/posts?where[slug][equals]=${slug}&draft=true&depth=0`)
  expect(docs).toHaveLength(1)
  return docs[0]
}

async function expectDraft(page: Page, slug: string, words: string): Promise<void> {
  await expect(async () => {
    expect(JSON.stringify((await documentAt(page, slug)).sections)).toContain(words)
  }).toPass()
}
