import { expect, fillApplication, newApplicant, test } from './journey'
import { mailsTo } from './mailbox'
import { ANY_WIDTH, SITE } from './product'

test('with scripts off, the qualification and newsletter forms are submitted as plain forms, and no other form puts input into an address', {
  tag: ANY_WIDTH,
}, async ({ browser }) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false, baseURL: SITE })).newPage()
  const open = (path: string) =>
    expect(async () => {
      await still.goto(path)
      expect(await still.locator('[data-area] form').count(), path).toBeGreaterThan(0)
    }).toPass()
  await open('/qualification')
  await still.getByRole('button', { name: 'See my tier' }).click()
  await expect(still.getByText('Location is required')).toBeVisible()
  await still.goBack()
  const applicant = newApplicant('Ida Plain')
  await fillApplication(still, applicant)
  await still.getByRole('button', { name: 'See my tier' }).click()
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(/Your preliminary tier: \w+/)
  await expect(still.getByText(/preliminary credit limit is \$[\d,]+/)).toBeVisible()
  await expect(still.getByText(/link to this decision is on its way to i…@/i)).toBeVisible()
  await expect.poll(async () => (await mailsTo(applicant.email)).length).toBe(1)

  await still.goto('/newsletter/subscribe')
  await still.getByLabel(/email/i).first().fill(`plain.${Date.now()}@example.com`)
  await still
    .getByRole('main')
    .getByRole('button', { name: /subscribe/i })
    .click()
  await expect(still.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()

  await open('/partner-onboarding')
  const form = still.locator('[data-area] form').first()
  await expect(form).toHaveAttribute('method', 'post')
  await expect(form).toHaveAttribute('action', '/needs-scripts')
  await still.context().close()
})
