import { readFile } from 'node:fs/promises'
import { ALERT_NAMES, ALERT_RULES } from '../domain/insights/alertRules'
import { metricText } from '../domain/insights/metricText'
import { rowsOf } from './database'
import { applyForCredit, asOneOperator, auditReasonsOf, builderLike, dollarsOf, expectMail, inBulk, send, stamp } from './desk'
import { expect, test } from './journey'
import { mailsTo } from './mailbox'
import { ANY_WIDTH, JOB, SITE } from './product'
import { tick } from './tick'

const operator = asOneOperator()

test('overview: four figures, alerts an operator configures with links to their screens, settings', { tag: [JOB, ANY_WIDTH] }, async ({
  page,
}) => {
  await page.goto('/admin-dashboard')
  for (const name of ['Active Projects', 'Monthly Revenue', 'Active Builders', 'Network Health'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  for (const title of ['Tier distribution', 'Critical alerts', 'Fulfillment performance', 'Network capacity', 'Financial health'])
    await expect(page.getByRole('region', { name: title })).toBeVisible()
  const stored = () => rowsOf(`select threshold::int, "on" from alert_rules where rule = 'utilization'`)
  const set = async (threshold: string, reason: string, on: boolean) => {
    await page.getByRole('button', { name: 'Set rule: Capacity utilization' }).click()
    const rule = page.getByRole('dialog', { name: 'Capacity utilization' })
    await rule.getByLabel('Threshold, percent').fill(threshold)
    await tick(rule.getByRole('switch', { name: 'Warn' }), on)
    await rule.getByLabel('Reason').fill(reason)
    await rule.getByRole('button', { name: 'Save rule' }).click()
    await expect(rule).toBeHidden()
  }
  await page.getByRole('button', { name: /^Alerts \(/ }).click()
  await set('97', 'The network is meant to be full', true)
  await expect(page.getByText('Warns at 97%.').first()).toBeVisible()
  expect(await stored()).toEqual([{ threshold: 97, on: true }])
  await set('97', 'It is being rebuilt', false)
  await expect(page.getByText('Switched off.').first()).toBeVisible()
  expect(await stored()).toEqual([{ threshold: 97, on: false }])
  await set('85', 'Original', true)
  expect(await auditReasonsOf(operator(), 'alert-rule-set')).toEqual(['Original', 'It is being rebuilt', 'The network is meant to be full'])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Settings' }).click()
  for (const [name, href] of [
    ['Site settings', '/cms/globals/site-settings'],
    ['Credit policy', '/cms/globals/credit-policy'],
    ['Prices', '/cms/globals/price-settings'],
    ['Accounts', '/cms/collections/accounts'],
  ] as const)
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('href', href)
  await page.keyboard.press('Escape')

  // Every rule's link opens with its own filter.
  for (const href of new Set(ALERT_NAMES.map((name) => ALERT_RULES[name].href))) {
    const asked = new URL(href, SITE).searchParams
    if (asked.get('tab') === null) continue
    await page.goto(href)
    const tab = page.getByRole('tab', { selected: true }).last()
    await expect(tab).toBeVisible()
    const status = asked.get('status')
    if (status) await expect(page.getByLabel(/^(Status|State)$/).first()).toHaveValue(status)
  }
})

test('builders: totals, a saved view, a hidden column, a file of the shown rows, arrows from row to row', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const mark = stamp()
  const like = await applyForCredit(page)
  const builders = [await builderLike(like, { company_name: mark }), await builderLike(like, { company_name: mark })]
  await page.goto('/admin-dashboard?tab=builders')
  // Other journeys grant credit meanwhile, and the screen updates.
  await expect(async () => {
    const granted =
      await dollarsOf(`select coalesce(sum(l), 0)::float8 as dollars from (select distinct on (lower(email)) qualification_status as s,
      assigned_credit_limit as l from credit_applications order by lower(email), applied_at desc, id) as newest where s = 'approved'`)
    await expect(page.getByRole('button', { name: /^Credit granted/ })).toContainText(granted, { timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  await page.getByLabel('Search name, company or email').fill(mark)
  await expect(page).toHaveURL(new RegExp(`search=${mark}`))
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  const naming = page.getByRole('dialog', { name: 'Save this view' })
  await naming.getByLabel('Name').fill('Of the desk')
  await naming.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Hide score' }).click()
  await expect(page.getByRole('columnheader', { name: 'Score' })).toBeHidden()
  await page.goto('/admin-dashboard?tab=builders')
  await expect(page.getByRole('columnheader', { name: 'Score' })).toBeHidden()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Of the desk', exact: true }).click()
  await expect(page.getByLabel('Search name, company or email')).toHaveValue(mark)
  await expect(page.getByText('2 builders', { exact: true })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  for (const { email } of builders) expect(text).toContain(email)
  await page
    .getByRole('button', { name: /^View Dora Desk/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^View Dora Desk/ }).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Builder' })).toBeVisible()
})

test('applications: one is rejected and several are approved; network applicants are asked, noted, reviewed and rejected', {
  tag: [JOB, ANY_WIDTH],
}, async ({ page }) => {
  const applicant = await applyForCredit(page)
  const mark = stamp()
  const others = [await builderLike(applicant, { company_name: mark }), await builderLike(applicant, { company_name: mark })]
  const statusesOf = async (ids: readonly string[]) =>
    (await rowsOf('select qualification_status::text as status from credit_applications where id::text = any($1)', [ids])).map(
      ({ status }) => status,
    )
  await page.goto(`/admin-dashboard?tab=applications&search=${encodeURIComponent(applicant.email)}`)
  await page.getByRole('button', { name: `Review the application of ${applicant.name}` }).click()
  const review = page.getByRole('dialog', { name: 'Review application' })
  await review.getByText('Reject', { exact: true }).click()
  await review.getByLabel('Reason').fill('The references did not answer')
  await review.getByRole('button', { name: 'Reject application' }).click()
  await expect(page.getByText('Application rejected').first()).toBeVisible()
  await page.goto(`/admin-dashboard?tab=applications&status=pending&search=${mark}`)
  await inBulk(page, {
    names: others.map(({ name }) => `the application of ${name}`),
    label: 'Approve',
    title: 'Approve the selected applications',
    reason: 'All references answered',
    done: 'approved',
  })
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  expect([await statusesOf([applicant.id]), await statusesOf(others.map(({ id }) => id))]).toEqual([['rejected'], ['approved', 'approved']])
  expect(await auditReasonsOf(operator(), 'credit-approve')).toEqual(['All references answered', 'All references answered'])
  for (const { email } of others) await expectMail(email, 'application is approved')
  await expect.poll(async () => (await mailsTo(applicant.email)).length, 'the applicant hears of the decision').toBeGreaterThan(0)

  const companies = ['Alder', 'Birch', 'Cedar'].map((tree) => ({
    name: `${tree} Supply ${mark}`,
    email: `${tree.toLowerCase()}.${mark}@supply.example`,
  }))
  for (const { name, email } of companies)
    await send(page, '/api/partners', {
      businessName: name,
      location: 'Dayton, OH',
      contactName: 'Ada',
      email,
      phone: '',
      partnerType: 'lumber-yard',
      currentCustomers: '',
      experience: '',
      interests: '',
    })
  const states = async () =>
    (await rowsOf('select status::text from network_applications where company_name like $1 order by company_name', [`%${mark}`])).map(
      ({ status }) => status,
    )
  const [alder, ...rest] = companies
  await page.goto(`/admin-dashboard?tab=network-applications&search=${mark}`)
  await page.getByRole('button', { name: `Open ${alder?.name}` }).click()
  const application = page.getByRole('dialog', { name: 'Application to the network' })
  await application.getByLabel('Note for other reviewers').fill('Met them at the fair')
  await application.getByRole('button', { name: 'Add note' }).click()
  await expect(application.getByText('Met them at the fair')).toBeVisible()
  await application.getByLabel('Ask the applicant').fill('How many docks do you have?')
  await application.getByRole('button', { name: 'Send question' }).click()
  await expect(application.getByText('How many docks do you have?')).toBeVisible()
  await application.getByText('Begin review', { exact: true }).click()
  await application.getByRole('textbox', { name: 'Reason' }).fill('Looks complete')
  await application.getByRole('button', { name: 'Begin review' }).click()
  await expect.poll(states).toEqual(['in-review', 'submitted', 'submitted'])
  await page.keyboard.press('Escape')
  await inBulk(page, {
    names: rest.map(({ name }) => name),
    label: 'Begin review',
    title: 'Begin the review of the selected applications',
    reason: 'All of one fair',
    done: 'in review',
  })
  expect(await states()).toEqual(['in-review', 'in-review', 'in-review'])
  // The list has reloaded and shows the decisions.
  await expect(page.getByRole('table').getByText('In review', { exact: true })).toHaveCount(3)
  await inBulk(page, {
    names: rest.map(({ name }) => name),
    label: 'Reject',
    title: 'Reject the selected applications',
    reason: 'Outside of our states',
    done: 'rejected',
  })
  expect(await states()).toEqual(['in-review', 'rejected', 'rejected'])
  expect([await auditReasonsOf(operator(), 'network-note'), (await auditReasonsOf(operator(), 'network-question')).length]).toEqual([
    [null],
    1,
  ])
  await expectMail(String(alder?.email), 'How many docks do you have?')
  for (const { email } of rest) await expectMail(email, 'Outside of our states')
})

test('fabricators and bill of materials: pending applicants, routing decisions, plans with prices, quotes', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await page.goto('/admin-dashboard?tab=fabricators')
  await expect(page.getByRole('table', { name: 'Shops of the network' })).toBeVisible()
  await page.getByRole('tab', { name: 'Routing' }).click()
  await expect(page.getByRole('table', { name: /^Routing decisions/ })).toBeVisible()
  await page.getByRole('tab', { name: 'BOM' }).click()
  const [plan] = await rowsOf(`select (kit_base_price_cents / 100)::float8 as dollars from home_plans where plan_id = 'the-bova-plan'`)
  await expect(
    page.getByRole('region', { name: 'Plans', exact: true }).getByText(metricText(Number(plan?.dollars), 'dollars')),
  ).toBeVisible()
  await page
    .getByRole('link', { name: /^Generate the bill of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/bom-generator\?plan=/)
  const { number } = await quoted(page)
  await page.goto(`/admin-dashboard?tab=quotes&search=${number}`)
  await page.getByRole('button', { name: new RegExp(`^Open quote ${number}`) }).click()
  await expect(page.getByRole('dialog', { name: 'Quote' }).getByText('$245,000').first()).toBeVisible()
  await page.goto('/admin-dashboard?tab=plans')
  await expect(
    page
      .getByText('No plan uploaded yet')
      .or(page.getByRole('table', { name: /^Uploaded plans/ }))
      .first(),
  ).toBeVisible()
})

async function quoted(page: Parameters<typeof send>[0]): Promise<{ number: string }> {
  const answer = await send(page, '/api/ultra-quotes', {
    planId: 'the-bova-plan',
    choice1: 'normal',
    choice2: 'standard',
    choice3: 'entry',
    totalPrice: 245_000,
  })
  return { number: String(answer.quote.number) }
}
