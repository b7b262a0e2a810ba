import type { Page } from '@playwright/test'
import { expect, readApi, test, withSession } from './journey'
import { type Mail, mailsTo } from './mailbox'
import { ANY_WIDTH, JOB } from './product'

/** An operator's window; one sign-in for all journeys, because sign-ins are limited. */
let office: Page
test.beforeAll(async ({ browser }) => {
  office = await browser.newPage()
  await withSession(office, 'operator')
})
test.afterAll(() => office.close())

const newAddress = (name: string) => `${name}.${Date.now()}@example.com`

/** The mails to an address, once there are enough; operators see no tokens. */
async function outbox(to: string, many: number): Promise<readonly Mail[]> {
  await expect.poll(async () => (await mailsTo(to)).length, `mails to ${to}`).toBe(many)
  const { docs }: { docs: Mail[] } = await readApi(office, `/api/outgoing-mail?where[to][equals]=${encodeURIComponent(to)}`)
  for (const { text } of docs) expect(text).not.toMatch(/token=[\w-]{20}/)
  return mailsTo(to)
}

/** A mail's link, as a path of the tested site. */
function linkOf(text: string | undefined, action: 'confirm' | 'unsubscribe'): string {
  const found = text?.match(new RegExp(`https?://\\S+(/newsletter/${action}\\?\\S+)`))
  expect(found, `a ${action} link in the mail`).toBeTruthy()
  return found?.[1] ?? ''
}

async function status(email: string): Promise<string | undefined> {
  return (await readApi(office, `/api/newsletter-subscribers?where[email][equals]=${encodeURIComponent(email)}`)).docs[0]?.status
}

async function followMails(page: Page, email: string): Promise<void> {
  const [asked] = await outbox(email, 1)
  await page.goto(linkOf(asked?.text, 'confirm'))
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your subscription' })).toBeVisible()
  expect(await status(email), 'opening the link changes nothing').toBe('pending')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for confirming' })).toBeVisible()
  expect(await status(email)).toBe('subscribed')

  const mails = await outbox(email, 2)
  expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your subscription', 'You are subscribed'])
  await page.goto(linkOf(mails[1]?.text, 'unsubscribe'))
  expect(await status(email), 'opening the link changes nothing').toBe('subscribed')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(await status(email)).toBe('unsubscribed')
}

test('a visitor subscribes on the blog, confirms through the mail in the outbox, and unsubscribes', { tag: JOB }, async ({
  page,
  quiet,
}) => {
  // Before hydration the browser submits the form itself, and logs the refusal.
  quiet.allow(/400/)
  const email = newAddress('visitor')
  await page.goto('/blog')
  await expect(page.getByRole('heading', { name: 'Stay Updated' })).toBeVisible()
  await page.getByLabel('Email address').fill('not an address')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Enter an email address, like name@example.com')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('not an address')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await followMails(page, email)
})

test('the same without JavaScript, and with a mail client’s own button', { tag: ANY_WIDTH }, async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  const email = newAddress('plain')
  await page.goto('/blog')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
  await followMails(page, email)

  const again = newAddress('one-click')
  await page.goto('/newsletter/subscribe')
  await page.getByLabel('Email address').fill(again)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
  const [mail] = await outbox(again, 1)
  const oneClick = await page.request.post(linkOf(mail?.unsubscribeUrl ?? '', 'unsubscribe'), { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(oneClick.status()).toBe(200)
  expect(await status(again)).toBe('unsubscribed')
  await plain.close()
})

test('a broken link says so and offers a new one', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  quiet.allow(/404/)
  const answer = await page.goto('/newsletter/confirm?id=x&token=y')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await page.getByRole('link', { name: 'Subscribe again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stay Updated' })).toBeVisible()
})
