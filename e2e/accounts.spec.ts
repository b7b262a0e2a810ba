import { randomBytes } from 'node:crypto'
import { expect, fillApplication, newApplicant, test } from './journey'
import { mailsTo } from './mailbox'
import { ANY_WIDTH, SITE } from './product'

/** The link of a mail, as a path of the site under test. */
function pathIn(text: string | undefined, start: string): string {
  const [, path] = text?.match(new RegExp(`https?://[^\\s/]+(${start}#token=[\\w-]+)`)) ?? []
  expect(path, `a link to ${start} in the mail`).toBeTruthy()
  return path ?? ''
}

const newPassword = () => `harbour-${randomBytes(4).toString('hex')}-lantern`

test('a builder signs up with a private link, forgets the password and chooses a new one', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  // The old password is refused, which the browser notes.
  quiet.allow(/401|Failed to load resource/)
  const builder = newApplicant('Vera Castellan', 'Castellan Homes')
  await page.goto('/qualification')
  await fillApplication(page, builder)
  await page.getByRole('button', { name: 'See my tier' }).click()
  await page.getByRole('link', { name: 'View Full Terms & Continue' }).click()
  await expect(page).toHaveURL(/\/terms\?decision=[^&]*#token=/)
  await page.getByRole('button', { name: 'Sign up with this link' }).click()
  await expect(page.getByText(/^We sent an invitation to/)).toBeVisible()

  const first = newPassword()
  await page.goto(pathIn(mailsTo(builder.email).at(-1)?.text, '/join'))
  await page.getByLabel('New password').fill(first)
  await page.getByRole('button', { name: 'Join Castellan Homes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Credit decisions' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(builder.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  const second = newPassword()
  const link = pathIn(mailsTo(builder.email).at(-1)?.text, '/reset-password')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page, 'the token has left the address').toHaveURL(/\/reset-password$/)
  await page.getByLabel('New password').fill('password1234')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText(/among the first that attackers try/)).toBeVisible()
  await page.getByLabel('New password').fill(second)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()

  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await page.getByLabel('Username').fill(builder.email)
  await page.getByLabel('Password').fill(first)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Authentication Failed').first()).toBeVisible()
  await page.getByLabel('Password').fill(second)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New password').fill(newPassword())
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This link has expired or was used already. Ask for a new one.')).toBeVisible()
  const mails = mailsTo(builder.email)
  expect(mails.at(-1)?.subject, 'the change is told').toMatch(/password/i)
})

test('every script of the panel carries the nonce of its own answer, whatever a visitor sends', { tag: ANY_WIDTH }, async ({ request }) => {
  const seen = new Set<string>()
  const visitors: Record<string, string>[] = [{}, { 'content-security-policy': "script-src 'nonce-mine' 'unsafe-inline'" }]
  for (const headers of visitors) {
    const answer = await request.get(`${SITE}/cms/login`, { headers })
    expect(answer.status()).toBe(200)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
    expect(scripts).not.toContain('unsafe')
    const nonce = scripts.match(/'nonce-([^']+)'/)?.[1] ?? ''
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    expect(nonce).not.toBe('mine')
    seen.add(nonce)
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect(inline.length).toBeGreaterThan(0)
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`)
  }
  expect(seen.size).toBe(2)
})
