import type { Page } from '@playwright/test'
import { startDirectory } from '../cms/testing/directoryProvider'
import { listNotices } from '../domain/notifications/noticeCalls'
import { auditReasonsOf, withReason } from './desk'
import { demoAccount, expect, readApi, test, withSession } from './journey'
import { ANY_WIDTH, JOB, SITE } from './product'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const unread = async (page: Page) => Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)
const stored = async (page: Page) => listNotices.output.parse(await readApi(page, listNotices.path))
/** Others may notify this person meanwhile: the bell is compared with the stored count, not with an earlier one. */
const countsWhatIsStored = (page: Page) =>
  expect.poll(async () => (await unread(page)) - (await stored(page)).unread, 'the bell says how many are unread').toBe(0)
/** What a page loaded of the bell, and whether it is connected. */
const heardOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/static\/bell\.|\/api\/(events|notifications)/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('the header of a signed-in person has a bell with a live count and a link to their own page; it costs a stranger nothing', {
  tag: ANY_WIDTH,
}, async ({ page, browser, quiet }) => {
  const { email } = demoAccount('partner')
  await withSession(page, 'partner')
  await page.goto('/account')
  await expect(bell(page), 'the only one on the page').toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(1)
  await page.goto('/')
  await expect(bell(page), 'nobody moved or pressed anything').toBeVisible()
  await expect(inHeader(page, 'Your Shop'), 'their own place').toHaveAttribute('href', '/shop')
  await expect(inHeader(page, 'Admin'), 'and no way to a desk that is not theirs').toHaveCount(0)
  await countsWhatIsStored(page)
  const project = `BELL-${Date.now()}`

  const office = await browser.newPage()
  await withSession(office, 'operator')
  const sent = await office.request.post('/api/notifications/send-update', {
    headers: { origin: SITE },
    data: { email, projectId: project, milestone: 'Panels are cut' },
  })
  expect(sent.status()).toBe(200)
  const told = async () => (await stored(page)).notices.find(({ title }) => title === `Project ${project}: Panels are cut`)
  await expect.poll(async () => (await told())?.read).toBe(false)
  await countsWhatIsStored(page)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await bell(page).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await list.getByRole('link', { name: `Project ${project}: Panels are cut` }).click()
  await expect(page).toHaveURL(/\/notification-settings/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
  await expect.poll(async () => (await told())?.read).toBe(true)
  await countsWhatIsStored(page)
  await office.close()

  const stranger = await browser.newPage()
  quiet.hear(stranger)
  const asked = heardOf(stranger)
  await stranger.goto(`${SITE}/`)
  await stranger.getByRole('link', { name: 'Blog' }).first().click()
  await expect(stranger).toHaveURL(/\/blog$/)
  await expect(bell(stranger)).toHaveCount(0)
  await expect(inHeader(stranger, 'Admin')).toBeVisible()
  await expect(inHeader(stranger, 'Your Shop')).toHaveCount(0)
  expect(asked).toEqual([])
  await stranger.close()
})

test('an approved builder’s home page offers ordering where others are asked to apply, and nothing moves for it', {
  tag: ANY_WIDTH,
}, async ({ page, browser, quiet }) => {
  const order = (place: Page) => place.getByRole('main').getByRole('link', { name: 'Order a Kit' })
  const apply = (place: Page) => place.getByRole('main').getByRole('link', { name: 'Get Pre-Qualified' })
  const stranger = await browser.newPage()
  quiet.hear(stranger)
  await stranger.goto(`${SITE}/`)
  await expect(apply(stranger).first()).toBeVisible()
  await expect(order(stranger)).toHaveCount(0)
  await stranger.close()

  const { email, password } = demoAccount('builder')
  const signedIn = await page.request.post('/api/session', { headers: { origin: SITE }, data: { username: email, password } })
  expect(signedIn.status()).toBe(200)
  await page.goto('/account')
  await expect(bell(page)).toBeVisible()
  await page.goto('/')
  await expect(order(page).first()).toBeVisible()
  await expect(apply(page)).toHaveCount(0)
  await order(page).first().click()
  await expect(page.getByRole('heading', { name: 'Place an order' })).toBeVisible()
})

test("staff sign in through their company’s directory with their group's role, and without one stay outside", {
  tag: [JOB, ANY_WIDTH],
}, async ({ page, browser, quiet }) => {
  // The browser logs the provider's own pages and refused sign-ins.
  quiet.allow(/401|403|Failed to load resource/)
  const directory = await startDirectory(`${SITE}/api/session/directory/callback`)
  const office = await browser.newPage()
  await withSession(office, 'super_admin')
  const post = async (path: string, data: object) => {
    const answer = await office.request.post(path, { headers: { origin: SITE }, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  try {
    await post('/api/session/check', { password: demoAccount('super_admin').password })
    const roles = [{ group: 'credit-desk', role: 'operator' }]
    const settings = { label: 'Hale SSO', issuer: directory.issuer, clientId: 'framewell', clientSecret: directory.clientSecret, roles }
    await post('/api/globals/security-settings', { directory: settings })

    const dana = { email: `dana.${Date.now()}@hale.test`, email_verified: true, name: 'Dana Hale', groups: ['credit-desk'] }
    directory.seat('dana', dana)
    const byDirectory = async () => {
      await page.goto('/admin-login')
      await page.getByRole('button', { name: 'Sign in with Hale SSO' }).click()
    }
    await byDirectory()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(page.getByTitle(dana.email)).toHaveText('Dana Hale')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/admin-login/)

    directory.seat('dana', { ...dana, groups: ['canteen'] })
    await byDirectory()
    await expect(page.getByText('Your company directory gives you no role here. Ask who runs it.')).toBeVisible()
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin-login/)

    // An address alone proves nothing: an existing account is let in once a super admin links the two.
    const erin = { email: `erin.${Date.now()}@hale.test`, email_verified: true, name: 'Erin Hale', groups: ['credit-desk'] }
    await office.request.post('/api/accounts', {
      headers: { origin: SITE },
      data: { email: erin.email, password: 'seven quiet steel trusses', name: erin.name, role: 'operator' },
    })
    await page.context().clearCookies()
    directory.seat('erin', erin)
    await byDirectory()
    await expect(page.getByText(/A super admin decides whether it is yours/)).toBeVisible()
    await office.goto('/admin-dashboard?tab=directory')
    await expect(office.getByText('The provider answered just now.')).toBeVisible()
    await expect(office.getByRole('link', { name: 'Change the settings' })).toHaveAttribute('href', '/cms/globals/security-settings')
    await office.getByRole('button', { name: 'Open Erin Hale' }).click()
    await office.getByRole('button', { name: 'Link Erin Hale' }).click()
    await withReason(office, 'Link Erin Hale with this account', 'Called her at her desk', 'Link')
    expect((await auditReasonsOf(demoAccount('super_admin').email, 'directory-link'))[0]).toBe('Called her at her desk')
    await byDirectory()
    await expect(page.getByTitle(erin.email)).toHaveText('Erin Hale')
  } finally {
    await post('/api/globals/security-settings', { directory: { label: null, issuer: null, clientId: null, roles: [] } })
    await office.close()
    await directory.stop()
  }
})
