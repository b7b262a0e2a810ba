import type { Request } from '@playwright/test'
import { newSlug } from './editorSteps'
import { demoAccount, expect, test, withSession } from './journey'
import { SITE } from './product'

/** Journeys over what the panel's build fixes in Payload (cms/panel/build), where no other journey would notice it missing. */

test('a person who signs in on the panel’s own screen is led to the page they asked for, and only JSON is sent', async ({ page }) => {
  const { email, password } = demoAccount('editor')
  await page.goto('/cms/collections/posts')
  await expect(page).toHaveURL(/\/cms\/login\?redirect=/)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  const sent = page.waitForRequest('**/api/accounts/login')
  await page.getByRole('button', { name: 'Login' }).click()
  expect((await sent).headers()['content-type']).toBe('application/json')
  await expect(page).toHaveURL(/\/cms\/collections\/posts/)
})

test('a post without a title is called untitled, not by its id', async ({ page, quiet }) => {
  quiet.allow(/allow-scripts and allow-same-origin/)
  await withSession(page, 'editor')
  const made = await page.request.post('/api/posts?draft=true&depth=0', { headers: { origin: SITE }, data: { slug: newSlug('untitled') } })
  await page.goto(`/cms/collections/posts/${(await made.json()).doc.id}`)
  await expect(page.locator('h1.doc-header__title')).toHaveText('Untitled')
})

test('a field that the server refused stays marked, and the form does not ask about it without end', async ({ page, quiet }) => {
  // The refusal.
  quiet.allow(/status of 400/)
  await withSession(page, 'editor')
  const from = `/in-a-circle-${Date.now().toString(36)}`
  const made = await page.request.post('/api/redirects?depth=0', { headers: { origin: SITE }, data: { from, to: '/first' } })
  await page.goto(`/cms/collections/redirects/${(await made.json()).doc.id}`)
  await expect(page.locator('.save-state[data-status="saved"]')).toBeVisible()
  await page.locator('#field-to').fill(from)
  await page.locator('#action-save').click()
  const refused = page.getByText('This would be a loop').first()
  await expect(refused).toBeVisible()
  const drawsForm = (request: Request) => Boolean(request.postData()?.includes('"name":"form-state"'))
  await expect(async () => {
    await expect(page.waitForRequest(drawsForm, { timeout: 3000 })).rejects.toThrow(/Timeout/)
  }).toPass()
  await expect(refused).toBeVisible()
})
