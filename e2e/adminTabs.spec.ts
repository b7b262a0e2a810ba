import { metricText } from '../domain/insights/metricText'
import { rowsOf } from './database'
import {
  applyForCredit,
  asOneOperator,
  auditReasonsOf,
  builderLike,
  copyOf,
  expectMail,
  inBulk,
  orderLike,
  stamp,
  takeBack,
  withReason,
} from './desk'
import { expect, test } from './journey'
import { ANY_WIDTH, JOB } from './product'

const operator = asOneOperator()

test('overview: each figure opens its rows, each action item leads to its decision, and search works from anywhere', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const builder = await applyForCredit(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText(/pending approvals$/)).toBeVisible()
  for (const words of ['conversion rate', 'fabricators', 'from order to delivery', 'dispute rate'])
    await expect(page.getByText(new RegExp(`${words}$`)).first()).toBeVisible()
  const [escrow] = await rowsOf(
    `select coalesce(sum(balance_cents), 0)::float8 / 100 as dollars from ledger_accounts where kind = 'escrow'`,
  )
  const card = page.getByRole('button', { name: /Escrow Exposure/ })
  await expect(card).toContainText(metricText(Number(escrow?.dollars), 'dollars'))
  await card.click()
  const figure = page.getByRole('dialog', { name: 'Escrow exposure' })
  await expect(figure.getByText(/the sum of all escrow accounts of the ledger/)).toBeVisible()
  await expect(figure.getByRole('heading', { name: /^The \d+ rows? behind it/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('All data has been updated successfully').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Content', exact: true })).toHaveAttribute('href', '/content-management')
  for (const [name, place] of [
    ['Open partner approvals', /tab=network-applications/],
    ['Open tier reviews', /tab=builders&upgrade=eligible/],
    ['Open delayed shipments', /tab=projects&status=late/],
  ] as const) {
    await page.goto('/admin')
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL(place)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Find people/ }).fill(builder.name)
  await expect(page.getByRole('option', { name: new RegExp(builder.name), selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`tab=builders&search=.*&builder=${builder.id}$`))
  await expect(page.getByRole('dialog', { name: 'Builder' })).toBeVisible()
})

test('builders: a review, an override, and an upgrade of several that is undone', { tag: [JOB, ANY_WIDTH] }, async ({ page }) => {
  const builder = await builderLike(await applyForCredit(page))
  await page.goto(`/admin?tab=builders&search=${encodeURIComponent(builder.email)}`)
  await page.getByRole('button', { name: `View ${builder.name}` }).click()
  const file = page.getByRole('dialog', { name: 'Builder' })
  await file.getByText('Approve', { exact: true }).click()
  await file.getByLabel('Reason').fill('References answered')
  await file.getByRole('button', { name: 'Approve application' }).click()
  await expect(page.getByText('Application approved').first()).toBeVisible()
  await page.getByRole('button', { name: `Override the tier of ${builder.name}` }).click()
  await file.getByLabel('New tier').selectOption('Preferred')
  await file.getByLabel('Reason').fill('Twelve homes paid on time')
  await file.getByRole('button', { name: 'Override tier' }).click()
  await expect(page.getByText('Tier overridden').first()).toBeVisible()
  expect(
    await rowsOf('select assigned_tier::text as tier, qualification_status::text as status from credit_applications where id = $1', [
      builder.id,
    ]),
  ).toEqual([{ tier: 'Preferred', status: 'approved' }])
  expect([await auditReasonsOf(operator(), 'credit-approve'), await auditReasonsOf(operator(), 'credit-override')]).toEqual([
    ['References answered'],
    ['Twelve homes paid on time'],
  ])
  await expectMail(builder.email, 'Preferred')

  const [company] = await rowsOf(`select id::text from companies where kind = 'builder' limit 1`)
  const name = `Desk Homes ${stamp()}`
  const companyId = await copyOf('companies', String(company?.id), { name })
  const eligible = await builderLike(builder, {
    company_id: companyId,
    company_name: name,
    assigned_tier: 'Prepay',
    assigned_credit_limit: 0,
    qualification_status: 'approved',
  })
  await orderLike({ company_id: companyId, company_name: name, status: 'completed', stage: 'completion_qa' })
  const terms = () =>
    rowsOf('select assigned_tier::text as tier, assigned_credit_limit::int as limit from credit_applications where id = $1', [eligible.id])
  await page.goto(`/admin?tab=builders&upgrade=eligible&tier=Prepay&search=${encodeURIComponent(eligible.email)}`)
  await inBulk(page, {
    names: [eligible.name],
    label: 'Upgrade',
    title: 'Upgrade the selected builders',
    reason: 'First home built',
    done: 'upgraded',
  })
  expect(await terms()).toEqual([{ tier: 'Standard', limit: 75_000 }])
  await takeBack(page, 1)
  expect(await terms()).toEqual([{ tier: 'Prepay', limit: 0 }])
  expect((await auditReasonsOf(operator(), 'credit-override')).slice(0, 2)).toEqual(['Undone: First home built', 'First home built'])
})

test('fabricators: details, a week, a status, and several shops at once', { tag: [JOB, ANY_WIDTH] }, async ({ page }) => {
  const mark = stamp()
  const shops = ['East', 'West'].map((side) => ({
    name: `Desk Frames ${side} ${mark}`,
    email: `${side.toLowerCase()}.${mark}@frames.example`,
  }))
  for (const { name, email } of shops)
    await rowsOf(
      `insert into fabricators (name, address, latitude, longitude, reach_miles, weekly_capacity, max_member_feet, tolerance_inches, webs, mils, status, contact_email, contact_name)
       values ($1, 'Utqiagvik, AK', 71.29, -156.79, 1, 10, 20, 0.1, '["350"]', '[33]', 'active', $2, 'Ned')`,
      [name, email],
    )
  const statuses = async () =>
    (await rowsOf('select status::text from fabricators where name = any($1) order by name', [shops.map(({ name }) => name)])).map(
      ({ status }) => status,
    )
  const [east, west] = shops
  await page.goto(`/admin?tab=fabricators&search=${mark}`)
  await page.getByRole('button', { name: `View Details ${east?.name}` }).click()
  const record = page.getByRole('dialog', { name: 'Shop of the network' })
  await record
    .getByRole('button', { name: /^Set the week of/ })
    .nth(1)
    .click()
  const week = page.getByRole('dialog', { name: /^Week of/ })
  await week.getByLabel('Closed').fill('4')
  await week.getByLabel('Note').fill('Ice on the road')
  await week.getByRole('button', { name: 'Save week' }).click()
  await expect(record.getByText('4 closed')).toBeVisible()
  await record.getByRole('button', { name: 'Pause' }).click()
  await withReason(page, `Pause: ${east?.name}`, 'No road', 'Pause')
  await expect(record.getByText('Paused: No road')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Manage ${west?.name}` }).click()
  await page
    .getByRole('dialog', { name: `Manage ${west?.name}` })
    .getByText('Suspended', { exact: true })
    .click()
  await withReason(page, `Manage ${west?.name}`, 'Nobody answers', 'Save status')
  expect(await statuses()).toEqual(['paused', 'suspended'])
  await inBulk(page, {
    names: shops.map(({ name }) => name),
    label: 'Activate',
    title: 'Make the selected shops active',
    reason: 'The ice is gone',
    done: 'made active',
  })
  expect(await statuses()).toEqual(['active', 'active'])
  await takeBack(page, 2)
  expect(await statuses()).toEqual(['paused', 'suspended'])
  expect(await auditReasonsOf(operator(), 'fabricator-status')).toEqual([
    'Undone: The ice is gone',
    'Undone: The ice is gone',
    'The ice is gone',
    'The ice is gone',
    'Nobody answers',
    'No road',
  ])
  expect(await auditReasonsOf(operator(), 'capacity-set')).toHaveLength(1)
  await expectMail(String(east?.email), 'No road')
  await expectMail(String(west?.email), 'suspended')
})
