import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { withReason } from './desk'
import { expect, newApplicant, readApi, test, withSession } from './journey'
import { mailWith } from './mailbox'
import { ANY_WIDTH, JOB, SITE } from './product'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const passesAxe = async (page: Page) => {
  // A toast fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}

test('a builder picks a catalog plan, starts its production once and follows it', { tag: JOB }, async ({ page, browser, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  const builder = newApplicant('Petra Picker')
  await page.goto('/home-plans')
  await page.getByRole('link', { name: 'Configure The Storch' }).click()
  await expect(page).toHaveURL(/\/configurator\?plan=the-storch-plan/)
  await expect(step(page, 'Foundation')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  for (const title of ['Framing', 'Sheathing and Insulation', 'Roofing', 'Exterior', 'Pricing Summary']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(step(page, title)).toBeFocused()
    if (title === 'Framing') await page.getByRole('radio', { name: /Heavy-duty steel/ }).check()
  }
  const estimate = page.getByRole('region', { name: 'Estimate' })
  for (const amount of ['$58,900', '$5,700', '$8,900', '$12,800', '$8,500', '$2,800', '$3,200', '$100,800'])
    await expect(estimate.getByText(amount)).toBeVisible()
  await passesAxe(page)

  // Any step can be opened from the list, and the choice stays.
  await page.getByRole('link', { name: /Framing/ }).click()
  await expect(page.getByRole('radio', { name: /Heavy-duty steel/ })).toBeChecked()
  await page.goBack()

  await page.getByLabel('Your name').fill(builder.name)
  await page.getByLabel('Email').fill(builder.email)
  // The first attempt's answer is lost: retrying starts no second production.
  await page.route(
    '**/api/production',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Start Production' }).click()
  await expect(page.getByText('Production did not start')).toBeVisible()
  await page.getByRole('button', { name: 'Start Production' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Production P/ })).toBeVisible()
  await expect(page.getByText('This is a request')).toBeVisible()
  // The pressed element is gone: focus is not lost.
  await expect(page.getByRole('main')).toBeFocused()
  await passesAxe(page)
  const number = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('Production ', '')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `Production ${number}` })).toBeVisible()
  const tracker = page.url()

  const office = await browser.newPage()
  await withSession(office, 'operator')
  const { data }: { data: { id: string; number: string; planId: string; totalCents: number }[] } = await readApi(
    office,
    '/api/production?limit=100',
  )
  const mine = data.filter((production) => production.totalCents === 10_080_000 && production.planId === 'the-storch-plan')
  expect(mine.filter((production) => production.number === number)).toHaveLength(1)
  const id = mine.find((production) => production.number === number)?.id
  await office.goto(`/admin-dashboard?tab=production&search=${number}`)
  await office.getByRole('button', { name: `Open ${number}` }).click()
  await office.getByRole('button', { name: 'Confirm request' }).click()
  await expect(office.getByText(`${number} confirmed`, { exact: true })).toBeVisible()
  await expect(page.getByText('10% complete'), 'the open tracker hears of it').toBeVisible()
  const moved = await office.request.post(`/api/production/${id}/milestones/design-review`, {
    data: { status: 'completed' },
    headers: { origin: SITE },
  })
  expect(moved.status()).toBe(200)
  const mails: { subject: string; text: string }[] = (
    await readApi(office, `/api/outgoing-mail?where[to][equals]=${encodeURIComponent(builder.email)}`)
  ).docs
  expect(
    mails.filter(({ subject }) => subject.includes('was requested')),
    'one mail with the private link',
  ).toHaveLength(1)
  await office.close()

  await page.goto(tracker)
  await expect(page.getByText('30% complete')).toBeVisible()
  await expect(page.getByText(/^Completed on/)).toHaveCount(1)
  await page.getByRole('link', { name: 'Back to Plans' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pick a plan' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await passesAxe(page)
})

test('a missing plan or production says so and offers a way on', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  quiet.allow(/40[04]|Failed to load resource/)
  await page.goto('/configurator?plan=the-castle')
  await expect(page.getByText('Plan Not Found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home Plans' })).toHaveAttribute('href', '/home-plans')
  await page.goto('/configurator?production=6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f#token=not-the-token-of-it')
  await expect(page.getByText('This link does not open a production tracker')).toBeVisible()
})

test('a builder on a phone reads why a request was declined, and nothing of it can be ordered', async ({ page, browser }) => {
  const builder = newApplicant('Dana Declined')
  const reason = 'No shop near your site makes two stories now.'
  await page.goto('/configurator?plan=the-storch-plan&step=5')
  await page.getByLabel('Your name').fill(builder.name)
  await page.getByLabel('Email').fill(builder.email)
  await page.getByRole('button', { name: 'Start Production' }).click()
  await expect(page.getByText('This is a request')).toBeVisible()
  const heading = await page.getByRole('heading', { level: 1, name: /Production P/ }).textContent()
  const number = (heading ?? '').replace('Production ', '')

  const office = await browser.newPage()
  await withSession(office, 'operator')
  await office.goto(`/admin-dashboard?tab=production&search=${number}`)
  await office.getByRole('button', { name: `Open ${number}` }).click()
  await office.getByRole('button', { name: 'Decline request' }).click()
  await withReason(office, `Decline ${number}`, reason, 'Decline request')
  await office.close()

  await expect(page.getByText('We declined this request'), 'the open tracker hears of it').toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText('No date yet')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Place Order' })).toHaveCount(0)
  expect((await mailWith(builder.email, /No shop near your site/)).subject).toContain(number)
})
