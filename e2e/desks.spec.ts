import type { Page } from '@playwright/test'
import { metricText } from '../domain/insights/metricText'
import { rowsOf } from './database'
import { expect, test, withSession } from './journey'
import { mailsTo } from './mailbox'
import { ANY_WIDTH, SITE } from './product'

const PASSWORD = 'harbour-lantern-of-the-desk'
const stamp = () => Date.now().toString(36)

async function send(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { origin: SITE } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Staff of this journey alone: whatever is found under their address, they did. */
async function asNewStaff(page: Page, role: 'operator' | 'super_admin'): Promise<string> {
  const email = `desk.${role}.${stamp()}@framewell.test`
  await withSession(page, 'super_admin')
  await send(page, '/api/accounts', { email, password: PASSWORD, name: 'Olive Desk', role })
  await page.context().clearCookies()
  await send(page, '/api/session', { username: email, password: PASSWORD })
  return email
}

/** The last sign-in proves nothing any more: money, rights, releases and keys ask again. */
const forgetChecks = (email: string) =>
  rowsOf(
    `update session_details set checked_at = now() - interval '2 hours' where account_id::text = (select id::text from accounts where email = $1)`,
    [email],
  )

async function applyForCredit(page: Page): Promise<{ id: string; email: string; name: string }> {
  const email = `desk.${stamp()}@example.com`
  const name = `Dora Desk ${stamp()}`
  await send(page, '/api/qualification/apply', {
    projectLocation: 'Dayton, OH',
    projectType: 'Build-to-Rent',
    startTimeline: '1-3 months',
    budgetScale: 'Medium ($100K–500K)',
    familiarityWithSteel: 'Some experience',
    contactName: name,
    email,
    companyName: 'Desk Homes',
  })
  const [row] = await rowsOf('select id from credit_applications where email = $1', [email])
  return { id: String(row?.id), email, name }
}

/** What the audit trail has of somebody's deed, the newest first. */
const deedsOf = async (actor: string, action: string) =>
  (await rowsOf('select reason from audit_records where actor_email = $1 and action = $2 order by created_at desc', [actor, action])).map(
    ({ reason }) => reason,
  )

test('the six tabs of the admin dashboard show what the database holds, and every deed is stored, audited and told', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const operator = await asNewStaff(page, 'operator')
  const builder = await applyForCredit(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  const [escrow] = await rowsOf(
    `select coalesce(sum(balance_cents), 0)::float8 / 100 as dollars from ledger_accounts where kind = 'escrow'`,
  )
  const card = page.getByRole('button', { name: /Escrow Exposure/ })
  await expect(card).toContainText(metricText(Number(escrow?.dollars), 'dollars'))
  await card.click()
  await expect(page.getByRole('dialog', { name: 'Escrow exposure' }).getByText(/^Sum of the balances of all escrow accounts/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('All data has been updated successfully').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open tier reviews' }).click()
  await expect(page).toHaveURL(/tab=builders&upgrade=eligible/)

  await page.goto(`/admin?tab=builders&search=${encodeURIComponent(builder.email)}`)
  await page.getByRole('button', { name: `Override the tier of ${builder.name}` }).click()
  const file = page.getByRole('dialog', { name: 'Builder' })
  await file.getByLabel('New tier').selectOption('Preferred')
  await file.getByLabel('Reason').fill('Twelve homes paid on time')
  await file.getByRole('button', { name: 'Override tier' }).click()
  await expect(page.getByText('Tier overridden').first()).toBeVisible()
  expect(await rowsOf('select assigned_tier::text as tier from credit_applications where id = $1', [builder.id])).toEqual([
    { tier: 'Preferred' },
  ])
  const [overridden] = await rowsOf(
    'select reason, actor_email from audit_records where subject_id = $1 order by created_at desc limit 1',
    [builder.id],
  )
  expect(overridden).toEqual({ reason: 'Twelve homes paid on time', actor_email: operator })

  const shops = ['Desk Frames East', 'Desk Frames West'].map((name) => `${name} ${stamp()}`)
  for (const name of shops)
    await rowsOf(
      `insert into fabricators (name, address, latitude, longitude, reach_miles, weekly_capacity, unit_cents, max_member_feet, tolerance_inches, webs, mils, status)
       values ($1, 'Utqiagvik, AK', 71.29, -156.79, 1, 10, 90000, 20, 0.1, '["350"]', '[33]', 'active')`,
      [name],
    )
  const statuses = async () =>
    (await rowsOf('select status::text from fabricators where name = any($1)', [shops])).map(({ status }) => status)
  await page.goto('/admin?tab=fabricators&search=Desk%20Frames')
  for (const name of shops) await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true })
  await page.getByRole('button', { name: 'Pause 2' }).click()
  const bulk = page.getByRole('dialog', { name: 'Pause the selected shops' })
  await bulk.getByLabel('Reason').fill('Ice on the road')
  await bulk.getByRole('button', { name: 'Pause 2' }).click()
  await expect(page.getByText('2 paused')).toBeVisible()
  expect(await statuses()).toEqual(['paused', 'paused'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 put back as they were')).toBeVisible()
  expect(await statuses()).toEqual(['active', 'active'])
  const [deed] = await rowsOf('select action from audit_records where actor_email = $1 and reason = $2 limit 1', [
    operator,
    'Ice on the road',
  ])
  expect(await deedsOf(operator, String(deed?.action))).toEqual([
    ...Array.from(shops, () => 'Undone: Ice on the road'),
    ...Array.from(shops, () => 'Ice on the road'),
  ])

  const [order] = await rowsOf('select number, company_name from orders order by placed_at desc limit 1')
  await page.goto(`/admin?tab=projects&search=${order?.number}`)
  await page.getByRole('button', { name: `Open ${order?.number}` }).click()
  await expect(page.getByRole('dialog', { name: 'Project' }).getByText(String(order?.company_name)).first()).toBeVisible()

  const [decision] = await rowsOf('select project_id from routing_decisions order by decided_at desc limit 1')
  await page.goto('/admin?tab=routing')
  await expect(page.getByText(String(decision?.project_id)).first()).toBeVisible()
  const [disputes] = await rowsOf('select count(*)::int as all from payment_disputes')
  await page.goto('/admin?tab=disputes')
  await expect(page.getByText(Number(disputes?.all) === 0 ? /^No dispute/ : /\d disputes?$/).first()).toBeVisible()
  const mails = mailsTo(builder.email)
  expect(mails.at(-1)?.text, 'the builder hears of the new terms').toContain('Preferred')
})

test('the eight tabs of the control center act, and the control center asks again who somebody is before keys', { tag: ANY_WIDTH }, async ({
  page,
  quiet,
}) => {
  // A refused check is an answer that the browser notes.
  quiet.allow(/403|401|Failed to load resource/)
  const operator = await asNewStaff(page, 'operator')
  const applicant = await applyForCredit(page)
  await page.goto('/admin-dashboard')
  for (const name of ['Active Projects', 'Monthly Revenue', 'Active Builders', 'Network Health'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: /^Alerts \(/ }).click()
  await page.getByRole('button', { name: 'Set rule: Capacity utilization' }).click()
  const rule = page.getByRole('dialog', { name: 'Capacity utilization' })
  await rule.getByLabel('Threshold, percent').fill('97')
  await rule.getByLabel('Reason').fill('The network is meant to be full')
  await rule.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByText('Warns from 97% on.')).toBeVisible()
  expect(await rowsOf(`select threshold::int from alert_rules where rule = 'utilization'`)).toEqual([{ threshold: 97 }])
  expect(await deedsOf(operator, 'alert-rule-set')).toEqual(['The network is meant to be full'])
  await page.keyboard.press('Escape')

  await page.goto(`/admin-dashboard?tab=applications&search=${encodeURIComponent(applicant.email)}`)
  await page.getByRole('button', { name: `Review the application of ${applicant.name}` }).click()
  const review = page.getByRole('dialog', { name: 'Review application' })
  await review.getByText('Reject', { exact: true }).click()
  await review.getByLabel('Reason').fill('The references did not answer')
  await review.getByRole('button', { name: 'Reject application' }).click()
  await expect(page.getByText('Application rejected').first()).toBeVisible()
  expect(await rowsOf('select qualification_status::text as status from credit_applications where id = $1', [applicant.id])).toEqual([
    { status: 'rejected' },
  ])

  await page.goto('/admin-dashboard?tab=financials&period=year')
  const [moved] = await rowsOf(`
    select coalesce(sum(e.amount_cents), 0)::float8 / 100 as received from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.kind = 'bank' and e.amount_cents > 0`)
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(metricText(Number(moved?.received), 'dollars'))
      .first(),
  ).toBeVisible()

  await page.goto('/admin-dashboard?tab=system')
  await expect(page.getByRole('img', { name: 'Mean response time' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Cache' }).click()
  const clearing = page.getByRole('dialog', { name: 'Clear cache' })
  await clearing.getByLabel('Reason').fill('A price looks old')
  await clearing.getByRole('button', { name: 'Clear cache' }).click()
  await expect(page.getByText('Cache cleared').first()).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Logs' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^framewell-log-.*\.ndjson$/)
  expect([await deedsOf(operator, 'cache-clear'), (await deedsOf(operator, 'logs-export')).length]).toEqual([['A price looks old'], 1])

  const [mail] = await rowsOf('select id, subject from outgoing_mail where "to" = $1 order by created_at desc limit 1', [applicant.email])
  await page.goto(`/admin-dashboard?tab=outbox&search=${encodeURIComponent(applicant.email)}`)
  await page
    .getByRole('button', { name: `Open ${mail?.subject} to ${applicant.email}` })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Message' }).getByText(applicant.email)).toBeVisible()

  await page.goto('/admin-dashboard?tab=templates')
  await page.getByLabel('Search events').fill('credit')
  await page.getByRole('table').getByRole('button').first().click()
  const editor = page.getByRole('dialog').last()
  const subject = await editor.getByLabel('Subject').inputValue()
  await editor.getByLabel('Subject').fill(`${subject} (new words)`)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Words saved').first()).toBeVisible()
  await editor.getByRole('button', { name: 'As it came' }).click()
  await expect(editor.getByLabel('Subject')).toHaveValue(subject)
  expect(
    await rowsOf('select count(*)::int as saved from audit_records where actor_email = $1 and subject_type = $2', [
      operator,
      'notification-templates',
    ]),
  ).toEqual([{ saved: 2 }])

  await forgetChecks(operator)
  await page.goto('/admin-dashboard?tab=keys')
  await page.getByRole('button', { name: 'Issue key' }).click()
  const issuing = page.getByRole('dialog', { name: 'Issue a key' })
  await issuing.getByLabel('System').fill('Desk journey')
  await issuing.getByRole('checkbox', { name: 'Read insights' }).check({ force: true })
  await issuing.getByRole('button', { name: 'Issue key' }).click()
  const who = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await who.getByLabel('Your password').fill(PASSWORD)
  await who.getByRole('button', { name: 'Confirm' }).click()
  const key = await page.getByRole('textbox', { name: 'API key', exact: true }).inputValue()
  const byKey = async () => (await fetch(`${SITE}/api/admin/metrics`, { headers: { authorization: `Bearer ${key}` } })).status
  expect(await byKey()).toBe(200)
  expect(await rowsOf(`select name from api_keys where name = 'Desk journey' and revoked_at is null`)).toHaveLength(1)
  await page.goto('/admin-dashboard?tab=keys')
  await page.getByRole('button', { name: 'Open Desk journey' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  const revoking = page.getByRole('dialog', { name: 'Revoke key' })
  await revoking.getByLabel('Reason').fill('The journey is over')
  await revoking.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('Key revoked').first()).toBeVisible()
  expect(await byKey()).toBe(401)

  await page.goto(`/admin-dashboard?tab=audit&search=${encodeURIComponent(operator)}`)
  for (const reason of ['The journey is over', 'A price looks old', 'The references did not answer'])
    await expect(page.getByText(reason).first()).toBeVisible()
  expect(mailsTo(applicant.email).length, 'the applicant hears of the decision').toBeGreaterThan(0)
})

test('the panel asks again who somebody is before a setting of keys is saved, and then saves it by itself', { tag: ANY_WIDTH }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/403|Failed to load resource/)
  const admin = await asNewStaff(page, 'super_admin')
  await page.goto('/cms/globals/key-policy')
  await page.getByLabel(/Calls Per Minute/).fill('611')
  await forgetChecks(admin)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const who = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await who.getByLabel('Your password').fill('a guess')
  await who.getByRole('button', { name: 'Confirm' }).click()
  await expect(who.getByText('That is not right. Try again.')).toBeVisible()
  await who.getByLabel('Your password').fill(PASSWORD)
  await who.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(async () => (await rowsOf('select calls_per_minute::int as calls from key_policy'))[0]?.calls).toBe(611)
  expect((await deedsOf(admin, 'key-policy-change')).length).toBe(1)
  await expect(who).toBeHidden()
})
