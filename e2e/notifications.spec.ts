import type { Page } from '@playwright/test'
import { rowsOf } from './database'
import { asNewStaff, auditReasonsOf, orderLike, send, stamp } from './desk'
import { expect, test, withSession } from './journey'
import { mailsTo, mailWith } from './mailbox'
import { ANY_WIDTH, JOB, SITE } from './product'

const HOUR = 3_600_000
const MINUTE = 60_000
/** Local time in Phoenix, which has no clock changes. */
const clockAt = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'America/Phoenix', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

async function choose(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/notifications/preferences') && answer.request().method() !== 'GET',
  )
  await act()
  expect((await saved).status()).toBe(200)
}

test('quiet hours: notices appear in the app at once, their mail waits for the end, and one click in the mail stops its kind', {
  tag: [JOB, ANY_WIDTH],
}, async ({ page, browser }) => {
  const email = await asNewStaff(page, 'operator')
  const office = await browser.newPage()
  await withSession(office, 'super_admin')
  const [start, end] = [Date.now() - HOUR, Math.floor((Date.now() + HOUR) / MINUTE) * MINUTE]
  await page.goto('/notification-settings')
  await expect(page.getByLabel('Timezone'), 'only while quiet hours are on').toHaveCount(0)
  await choose(page, () => page.getByRole('switch', { name: 'Quiet hours' }).press('Space'))
  await expect(page.getByText('Your notification preferences have been saved.').first()).toBeVisible()
  await choose(page, () => page.getByLabel('Timezone').selectOption('America/Phoenix'))
  await choose(page, () => page.getByLabel('Start', { exact: true }).fill(clockAt(start)))
  await choose(page, () => page.getByLabel('End', { exact: true }).fill(clockAt(end)))
  await expect(page.getByText(`${clockAt(start)} to ${clockAt(end)}, Phoenix`)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('End', { exact: true })).toHaveValue(clockAt(end))

  const order = await orderLike({ stage: 'order_placed' })
  await send(office, `/api/tracking/orders/${order.id}/cancellation`, { reason: 'The lot was sold' })
  const subject = `Order ${order.number} is canceled`
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications, \d+ unread/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText(subject)).toBeVisible()
  const stored = async () =>
    (await rowsOf(`select id::text, status::text, send_after from outgoing_mail where "to" = $1 and subject = $2`, [email, subject]))[0]
  await expect.poll(stored).toMatchObject({ status: 'queued', send_after: new Date(end) })
  await page.goto(`/admin-dashboard?tab=outbox&search=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row', { name: new RegExp(subject) }).getByText(/^not before/)).toBeVisible()

  await rowsOf(
    `with over as (update outgoing_mail set send_after = now() where id = $1 returning id) select pg_notify('outgoing_mail', '') from over`,
    [(await stored())?.id],
  )
  await expect.poll(async () => (await stored())?.status, 'where no mail server is set, the outbox is its end').toBe('outbox')
  const mail = (await mailsTo(email)).find((one) => one.subject === subject)
  await page.goto(String(mail?.unsubscribeUrl).replace(/^https?:\/\/[^/]+/, SITE))
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('heading', { name: 'These mails are stopped' })).toBeVisible()
  await expect
    .poll(
      async () =>
        (
          await rowsOf(
            'select notification_types::text as types from notification_preferences p join accounts a on a.id = p.account_id where a.email = $1',
            [email],
          )
        )[0]?.types,
    )
    .not.toContain('warning')
  await office.close()
})

test('an address is verified before use, and operators can test what a customer gets', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/)
  const email = await asNewStaff(page, 'operator')
  const other = `other.${stamp()}@example.com`
  await page.goto('/notification-settings')
  await page.getByLabel(/^Another address/).fill(other)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(`${other} is not verified yet`)).toBeVisible()
  const verification = /https?:\/\/[^\s/]+(\/notification-settings\S+)/
  await page.goto(String(verification.exec((await mailWith(other, verification)).text)?.[1]))
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByText(`Notifications go to ${other} from now on.`)).toBeVisible()
  await expect
    .poll(() => rowsOf('select 1 from notification_preferences where email = $1 and email_verified_at is not null', [other]))
    .toHaveLength(1)
  await page.goto('/notification-settings')
  await expect(page.getByText(`${other} is not verified yet`)).toHaveCount(0)

  await page.getByRole('button', { name: "Use my account's address" }).click()
  await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible()

  const mails = page.getByRole('switch', { name: 'Email notifications' })
  await choose(page, () => mails.press('Space'))
  await expect(page.getByLabel('How often'), 'only while mails come').toHaveCount(0)
  await choose(page, () => mails.press('Space'))
  await choose(page, () => page.getByLabel('How often').selectOption('daily'))
  await choose(page, () => page.getByRole('switch', { name: 'Good news' }).press('Space'))
  await page.getByLabel('Phone').fill('+1 614 555 0100')
  await choose(page, () => page.getByRole('button', { name: 'Save number' }).click())
  await choose(page, () => page.getByRole('switch', { name: 'SMS notifications' }).press('Space'))
  const [chosen] = await rowsOf(
    `select p.email, email_notifications, sms_notifications, phone, digest::text, notification_types::text as types
     from notification_preferences p join accounts a on a.id = p.account_id where a.email = $1`,
    [email],
  )
  expect(chosen).toMatchObject({
    email: null,
    email_notifications: true,
    sms_notifications: true,
    phone: '+1 614 555 0100',
    digest: 'daily',
  })
  expect(chosen?.types).not.toContain('success')

  const customer = `customer.${stamp()}@example.com`
  await page.getByLabel(/^Test email/).fill(customer)
  await page.getByRole('button', { name: 'Send a test quote' }).click()
  await expect(page.getByText(`Check ${customer} for the test notification.`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send a test update' }).click()
  await expect.poll(() => rowsOf('select 1 from outgoing_mail where "to" = $1', [customer])).toHaveLength(2)
  expect(await auditReasonsOf(email, 'notification-test')).toHaveLength(2)
  await page.route('**/api/notifications/send-quote', (route) => route.abort())
  await page.getByRole('button', { name: 'Send a test quote' }).click()
  await expect(page.getByText('Could not send test notification. Check API configuration.').first()).toBeVisible()
})

test('a bounced mail is recorded with its reason, raises an alert, and is resent', { tag: ANY_WIDTH }, async ({ page }) => {
  const email = await asNewStaff(page, 'operator')
  const mark = stamp()
  await rowsOf(`insert into outgoing_mail ("to", subject, text, status, dedup_key, sent_at) values ($1, $2, 'Words', 'sent', $3, now())`, [
    `gone.${mark}@example.com`,
    `Your week ${mark}`,
    `bounce-${mark}`,
  ])
  const stored = () => rowsOf('select status::text, error from outgoing_mail where dedup_key = $1', [`bounce-${mark}`])
  await page.goto(`/admin-dashboard?tab=outbox&search=${mark}`)
  const open = () => page.getByRole('button', { name: `Open Your week ${mark}` }).click()
  await open()
  const record = page.getByRole('dialog', { name: 'Message' })
  await record.getByLabel('It came back because').fill('550 no such mailbox')
  await record.getByRole('button', { name: 'Note as bounced' }).click()
  await expect(page.getByText('Noted as bounced').first()).toBeVisible()
  expect(await stored()).toEqual([{ status: 'bounced', error: '550 no such mailbox' }])
  await open()
  await expect(record.getByText('550 no such mailbox')).toBeVisible()
  await record.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(stored).toEqual([{ status: 'outbox', error: null }])
  expect([(await auditReasonsOf(email, 'mail-bounced')).length, (await auditReasonsOf(email, 'mail-retried')).length]).toEqual([1, 1])
})
