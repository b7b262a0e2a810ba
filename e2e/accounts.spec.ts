import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asNewStaff, stamp } from './desk'
import { expect, fillApplication, newApplicant, test } from './journey'
import { consoleMails, linkTo, mailsTo } from './mailbox'
import { ANY_WIDTH, JOB, SITE } from './product'
import { tick } from './tick'

const newPassword = () => `harbour-${randomBytes(4).toString('hex')}-lantern`

/** A virtual platform authenticator, as in a laptop: it stores passkeys and verifies its owner. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
}

test('a builder signs up with a private link, chooses a new password, and signs in by a passkey', { tag: [JOB, ANY_WIDTH] }, async ({
  page,
  quiet,
}) => {
  // The browser logs the refused old password.
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
  await page.goto(await linkTo(builder.email, '/join'))
  await page.getByLabel('New password').fill(first)
  await page.getByRole('button', { name: 'Join Castellan Homes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Credit decisions' })).toBeVisible()
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(bell).toHaveCount(0)

  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(builder.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  const second = newPassword()
  const link = await linkTo(builder.email, '/reset-password')
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
  await expect.poll(async () => (await mailsTo(builder.email)).at(-1)?.subject, 'the change is announced').toMatch(/password/i)
  expect(consoleMails(builder.email)).toEqual(await mailsTo(builder.email))

  const credentials = await addAuthenticator(page)
  await page.goto('/account-security')
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Passkey: Work laptop')).toBeVisible()
  const [kept] = await credentials()
  expect(kept, 'found without a name, and for this site alone').toMatchObject({ isResidentCredential: true, rpId: new URL(SITE).hostname })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  // Leaving the page earlier would end the call that signs out.
  await expect(page).toHaveURL(/\/sign-in/)

  await page.goto('/sign-in')
  await page.getByLabel('Username').fill(builder.email)
  await page.getByLabel('Password').fill(second)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Code'), 'a password alone is not enough now').toBeVisible()
  await page.getByRole('button', { name: 'Begin again' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  const [used] = await credentials()
  expect(used?.signCount, 'it was asked once more').toBeGreaterThan(kept?.signCount ?? 0)
})

test("every panel script carries its own response's nonce, whatever a visitor sends", { tag: ANY_WIDTH }, async ({ request }) => {
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

test('an operator invites the owner of a new company, who joins; a withdrawn invitation opens nothing', {
  tag: ANY_WIDTH,
}, async ({ page, browser, quiet }) => {
  // The browser logs the refused withdrawn link.
  quiet.allow(/404|Failed to load resource/)
  const owner = { name: 'Noa Birch', email: `noa.${stamp()}@example.com`, company: `Birch Homes ${stamp()}` }
  await asNewStaff(page, 'operator')
  await page.goto('/admin-dashboard?tab=invitations')
  const invite = async (name: string, email: string) => {
    await page.getByRole('button', { name: 'Invite person' }).click()
    const form = page.getByRole('dialog', { name: 'Invite a person' })
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Company', { exact: true }).fill(owner.company)
    return form
  }
  const form = await invite(owner.name, owner.email)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent').first()).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await linkTo(owner.email, '/join'))
  await guest.getByLabel('New password').fill(newPassword())
  await guest.getByRole('button', { name: `Join ${owner.company}` }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await guest.context().close()

  const second = `second.${stamp()}@example.com`
  const joining = await invite('Kim Orr', second)
  await tick(joining.getByRole('radio', { name: new RegExp(`^${owner.company}.*1 member`) }))
  await joining.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`Kim Orr.*${owner.company}.*Open`) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${owner.name}.*Accepted`) })).toBeVisible()
  await page.getByRole('button', { name: 'Open Kim Orr' }).click()
  await page.getByRole('dialog', { name: 'Invitation' }).getByRole('button', { name: 'Withdraw' }).click()
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw invitation' })
  await withdrawing.getByLabel('Reason').fill('The wrong person')
  await withdrawing.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(page.getByText('Invitation withdrawn').first()).toBeVisible()
  await page.goto(await linkTo(second, '/join'))
  await expect(page.getByText('This invitation has expired, was used or was withdrawn.')).toBeVisible()
})

test('an owner invites a colleague, who joins, and removes them again', { tag: [JOB, ANY_WIDTH] }, async ({ page, browser, quiet }) => {
  // The browser logs the removed person's refusal.
  quiet.allow(/403|Failed to load resource/)
  const owner = { name: 'Ina Lark', email: `ina.${stamp()}@example.com`, company: `Lark Homes ${stamp()}` }
  await asNewStaff(page, 'operator')
  await page.goto('/admin-dashboard?tab=invitations')
  await page.getByRole('button', { name: 'Invite person' }).click()
  const first = page.getByRole('dialog', { name: 'Invite a person' })
  await first.getByLabel('Name', { exact: true }).fill(owner.name)
  await first.getByLabel('Email').fill(owner.email)
  await first.getByLabel('Company', { exact: true }).fill(owner.company)
  await first.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent').first()).toBeVisible()

  const guests = await browser.newContext()
  const own = await guests.newPage()
  const join = async (guest: Page, name: string, email: string) => {
    await guest.goto(await linkTo(email, '/join'))
    await guest.getByLabel('Name').fill(name)
    await guest.getByLabel('New password').fill(newPassword())
    await guest.getByRole('button', { name: `Join ${owner.company}` }).click()
    await expect(guest.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  }
  await join(own, owner.name, owner.email)
  await own.getByRole('link', { name: 'People' }).click()
  await expect(own.getByRole('heading', { level: 1, name: 'People of your company' })).toBeVisible()
  const ben = `ben.${stamp()}@example.com`
  await own.getByRole('button', { name: 'Invite person' }).click()
  const form = own.getByRole('dialog', { name: 'Invite a person' })
  await form.getByLabel('Name', { exact: true }).fill('Ben Lark')
  await form.getByLabel('Email').fill(ben)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(own.getByRole('row', { name: new RegExp(`${ben}.*Member.*Invited`) })).toBeVisible()

  const others = await browser.newContext()
  const colleague = await others.newPage()
  await join(colleague, 'Ben Lark', ben)
  await expect(colleague.getByRole('link', { name: 'People' })).toHaveCount(0)
  const row = own.getByRole('row', { name: new RegExp(`^(Select Ben Lark )?Ben Lark.*${ben}`) })
  await expect(row, 'the open list hears of it').toBeVisible()
  await own.getByRole('button', { name: 'Open Ben Lark' }).click()
  await own.getByRole('dialog', { name: 'Person' }).getByRole('button', { name: 'Remove person' }).click()
  await own.getByRole('dialog', { name: 'Remove person' }).getByRole('button', { name: 'Remove person' }).click()
  await expect(own.getByText('Person removed').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await colleague.reload()
  await expect(colleague.getByText('You act for no company yet')).toBeVisible()
  await others.close()
  await guests.close()
})
