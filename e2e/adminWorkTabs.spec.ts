import { rowsOf } from './database'
import { asOneOperator, auditReasonsOf, inBulk, orderLike, takeBack, withReason } from './desk'
import { expect, test } from './journey'
import { ANY_WIDTH, JOB } from './product'
import { tick } from './tick'

const operator = asOneOperator()

test('projects: late orders, a record with its trail, and several orders put on hold and resumed', { tag: [JOB, ANY_WIDTH] }, async ({
  page,
}) => {
  const late = await orderLike({ deliver_by: '2026-01-15' })
  const other = await orderLike({})
  const statuses = async () =>
    (await rowsOf('select status::text from orders where number = any($1)', [[late.number, other.number]])).map(({ status }) => status)
  await page.goto(`/admin?tab=projects&status=late&search=${late.number}`)
  await page.getByRole('button', { name: `Open ${late.number}` }).click()
  await expect(page.getByRole('dialog', { name: 'Project' }).getByText('January 15, 2026').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', `/order-tracking?order=${late.number}`)
  for (const { number } of [late, other]) {
    await page.goto(`/admin?tab=projects&search=${number}`)
    await inBulk(page, {
      names: [number],
      label: 'Put on hold',
      title: 'Put the selected orders on hold',
      reason: 'The permit is missing',
      done: 'on hold',
    })
  }
  expect(await statuses()).toEqual(['on_hold', 'on_hold'])
  await takeBack(page, 1)
  expect((await statuses()).toSorted()).toEqual(['active', 'on_hold'])
  await page.getByRole('button', { name: `Open ${other.number}` }).click()
  await expect(page.getByRole('dialog', { name: 'Project' }).getByText('Undone: The permit is missing')).toBeVisible()
  expect([await auditReasonsOf(operator(), 'order-hold'), await auditReasonsOf(operator(), 'order-resume')]).toEqual([
    ['The permit is missing', 'The permit is missing'],
    ['Undone: The permit is missing'],
  ])
  // Builder and shop see it in the order's timeline; a hold is not mailed.
  expect(await rowsOf('select kind::text, notes from order_events where order_id::text = $1 order by at', [other.id])).toEqual([
    { kind: 'hold', notes: 'The permit is missing' },
    { kind: 'resume', notes: 'Undone: The permit is missing' },
  ])
})

test('routing: why a shop was chosen, what a plan would save, and a policy with its reason', { tag: [JOB, ANY_WIDTH] }, async ({
  page,
}) => {
  const [decision] = await rowsOf('select project_id from routing_decisions where chosen is not null order by decided_at desc limit 1')
  await page.goto(`/admin?tab=routing&search=${encodeURIComponent(String(decision?.project_id))}`)
  await page
    .getByRole('button', { name: `Open decision on ${decision?.project_id}` })
    .first()
    .click()
  await expect(
    page.getByRole('dialog', { name: 'Routing decision' }).getByText('Candidates, best first').or(page.getByText('The 5 best')),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('Plan the waiting projects').click()
  await page.getByRole('button', { name: 'Plan them together' }).click()
  await expect(page.getByText(/^No project is waiting for a slot|^Projects placed/)).toBeVisible({ timeout: 90_000 })
  await page.getByText('Routing policy', { exact: true }).click()
  await page.getByRole('button', { name: 'Replay the last year' }).click()
  await expect(page.getByText('Projects that would go elsewhere').first()).toBeVisible()
  const least = page.getByLabel('Least quality')
  const before = Number(await least.inputValue())
  await least.fill((before - 0.01).toFixed(2))
  await page.getByRole('button', { name: 'Save policy' }).click()
  await withReason(page, 'Put this policy in force', 'Small shops may try', 'Save policy')
  await expect(page.getByText(/saved by Olive Desk/)).toBeVisible()
  await expect.poll(() => auditReasonsOf(operator(), 'routing-policy-change')).toEqual(['Small shops may try'])
})

test('disputes: one is read from both sides and decided, and its parties are notified', { tag: [JOB, ANY_WIDTH] }, async ({ page }) => {
  const [project] = await rowsOf(
    `select p.id::text, p.number from payment_projects p join orders o on o.number = p.number where o.stage = 'fabrication_started' limit 1`,
  )
  const [dispute] = await rowsOf(
    `insert into payment_disputes (project_id, reason, description, status, opened_by, decide_by)
     values ($1, 'quality', 'Two studs are bent', 'open', 'Journey', '2030-01-01') returning id::text`,
    [project?.id],
  )
  await page.goto(`/admin?tab=disputes&search=${project?.number}`)
  await page.getByRole('button', { name: `Open ${project?.number}` }).click()
  const record = page.getByRole('dialog', { name: 'Dispute' })
  await expect(record.getByText('Two studs are bent')).toBeVisible()
  await tick(record.getByRole('radio').first())
  await record.getByRole('textbox', { name: 'Reason' }).fill('The shop sends two new ones')
  await record.getByRole('button', { name: 'Decide the dispute' }).click()
  await expect(page.getByText('Dispute decided').first()).toBeVisible()
  expect(await rowsOf('select status::text, outcome::text from payment_disputes where id = $1', [dispute?.id])).toEqual([
    { status: 'resolved', outcome: 'release' },
  ])
  expect(await auditReasonsOf(operator(), 'dispute-resolve')).toEqual(['The shop sends two new ones'])
  await expect
    .poll(async () => (await rowsOf(`select 1 from outgoing_mail where text like '%The shop sends two new ones%'`)).length)
    .toBeGreaterThan(0)
})
