import type { Browser, Page } from '@playwright/test'
import { expect, test, withSession } from './journey'
import { JOB, SITE } from './product'

/** Journeys with required approval: the setting applies to everybody while they run. */
async function askForApproval(page: Page, posts: boolean): Promise<void> {
  const answer = await page.request.post('/api/globals/site-settings', { headers: { origin: SITE }, data: { approval: { posts } } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function asOperator(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: SITE })).newPage()
  await withSession(page, 'operator')
  return page
}

test('an editor asks for a review, an operator sends it back, then approves the changes, and it goes live', { tag: JOB }, async ({
  page,
  browser,
  quiet,
}) => {
  // A refused publication answers 400, which the browser logs.
  quiet.allow(/400 \(Bad Request\)/)
  const operator = await asOperator(browser)
  await askForApproval(operator, true)
  try {
    await withSession(page, 'editor')
    const slug = `approved-${Date.now()}`
    const made = await page.request.post('/api/posts?draft=true&depth=0', {
      headers: { origin: SITE },
      data: { title: `Article ${slug}`, slug, sections: [{ blockType: 'quote', text: 'First words' }] },
    })
    const { id } = (await made.json()).doc
    await page.goto(`/content-management?page=${id}`)
    await page.getByRole('switch', { name: 'Published' }).click()
    await expect(page.getByRole('alert')).toContainText('can approve it.')

    await page.getByRole('button', { name: 'Ready for review' }).click()
    await page.getByRole('dialog').getByLabel('Note for the approver').fill('For Monday')
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
    await expect(page.getByText('Waiting for review', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Not saved: see the marked fields')).toHaveCount(0)

    await operator.goto('/content-management')
    const waiting = operator.getByRole('region', { name: 'Waiting for review' })
    await expect(waiting).toContainText('For Monday')
    await waiting.getByRole('link', { name: `Article ${slug}` }).click()
    await operator.getByRole('button', { name: 'Review', exact: true }).click()
    const dialog = operator.getByRole('dialog')
    await expect(dialog.getByText('First words', { exact: true })).toBeVisible()
    await dialog.getByLabel('Note to the editor').fill('Say who said it')
    await dialog.getByRole('button', { name: 'Send back' }).click()

    await expect(page.getByText('Say who said it')).toBeVisible()
    await expect(page.getByText('Waiting for review', { exact: true }), 'no badge says otherwise').toHaveCount(0)
    await page.getByLabel('Who said it').fill('Ana Ruiz')
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Ready for review' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
    await operator.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(dialog.getByText('Ana Ruiz', { exact: true })).toBeVisible()
    expect((await page.request.get(`/${slug}`)).status()).toBe(404)
    await dialog.getByRole('button', { name: 'Approve and publish' }).click()
    await expect(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(200)).toPass()
    await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked()
  } finally {
    await askForApproval(operator, false)
  }
})
