import type { Page } from '@playwright/test'
import { codeOf } from './authenticatorApp'
import { rowsOf } from './database'
import { asNewStaff, clearChecks, expectMail, PASSWORD, send } from './desk'
import { expect, test } from './journey'
import { ANY_WIDTH, JOB } from './product'

/** How far the password alone gets somebody with a second factor. */
async function withPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
}

async function withCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The ten codes, shown once. */
async function recoveryCodes(page: Page): Promise<readonly string[]> {
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  expect(new Set(codes).size).toBe(10)
  return codes
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })
const deedsOn = async (email: string) =>
  (
    await rowsOf(
      `select action from audit_records where subject_type = 'accounts' and subject_id = (select id::text from accounts where email = $1)`,
      [email],
    )
  ).map(({ action }) => action)

test('an authenticator app follows the password: each code and each recovery code works once, and removing it ends that', {
  tag: [JOB, ANY_WIDTH],
}, async ({ page, quiet }) => {
  // The browser logs refused codes and a password alone.
  quiet.allow(/40[0134]|Failed to load resource/)
  const email = await asNewStaff(page, 'operator')
  await clearChecks(email)
  await page.goto('/account-security')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const who = page.getByRole('dialog', { name: "Confirm it's you" })
  await who.getByLabel('Your password').fill(PASSWORD)
  await who.getByRole('button', { name: 'Confirm' }).click()
  const setting = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(setting.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const spelled = await setting.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = spelled?.replaceAll(' ', '') ?? ''
  const digits = setting.getByLabel('Six digits of the app')
  await digits.fill(codeOf(secret, -20))
  await setting.getByRole('button', { name: 'Use this app' }).click()
  await expect(setting.getByText(/^This code is not right/)).toBeVisible()
  const first = codeOf(secret)
  await digits.fill(first)
  await setting.getByRole('button', { name: 'Use this app' }).click()
  const codes = await recoveryCodes(page)
  const [recovery = ''] = codes
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await expectMail(email, 'How you sign in was changed')

  await withPassword(page, email)
  await withCode(page, first)
  await expect(page.getByText(/^This code is not right, or was used already/), 'the code that proved the app').toBeVisible()
  await withCode(page, recovery.toLowerCase())
  await expect(dashboard(page)).toBeVisible()
  await withPassword(page, email)
  await withCode(page, recovery)
  await expect(page.getByText(/^This code is not right, or was used already/), 'each opens once').toBeVisible()
  await withCode(page, codeOf(secret, 1))
  await expect(dashboard(page)).toBeVisible()

  await page.goto('/account-security')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const fresh = await recoveryCodes(page)
  expect(fresh.filter((code) => codes.includes(code))).toEqual([])
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await withPassword(page, email)
  await withCode(page, codes[1] ?? '')
  await expect(page.getByText(/^This code is not right, or was used already/), 'of the old ones none is left').toBeVisible()
  await withCode(page, fresh[0] ?? '')
  await expect(dashboard(page)).toBeVisible()

  await page.goto('/account-security')
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await expect(page.getByText(/^Your account has none/)).toBeVisible()
  await withPassword(page, email)
  await expect(dashboard(page), 'the password is enough again').toBeVisible()
  expect(await deedsOn(email)).toEqual(
    expect.arrayContaining(['factor-add', 'recovery-codes-new', 'factor-remove', 'second-factor-failed']),
  )
})

test('a session ended from the list is over in its own browser at once, and all others with one press', {
  tag: ANY_WIDTH,
}, async ({ page, browser, quiet }) => {
  quiet.allow(/401|Failed to load resource/)
  const email = await asNewStaff(page, 'operator')
  const elsewhere = async (path: string) => {
    const other = await browser.newPage()
    await send(other, '/api/session', { username: email, password: PASSWORD })
    await other.goto(path)
    return other
  }
  const desk = await elsewhere('/admin')
  await expect(dashboard(desk)).toBeVisible()
  await page.goto('/account-security')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Sign out .*, from / }).click()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect(desk, 'nobody touched it').toHaveURL(/\/admin-login\?next=%2Fadmin$/)
  await expect(desk.getByRole('button', { name: 'Access Dashboard' })).toBeVisible()
  expect((await desk.request.get('/api/admin/metrics')).status()).toBe(401)

  const [settings, account] = [await elsewhere('/notification-settings'), await elsewhere('/account')]
  await expect(settings.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
  await expect(account.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out in 2 other places').first()).toBeVisible()
  for (const other of [settings, account]) await expect(other).toHaveURL(/\/sign-in\?/)
  expect((await deedsOn(email)).filter((action) => action === 'session-end')).toHaveLength(2)
  await Promise.all([desk, settings, account].map((other) => other.close()))
})
