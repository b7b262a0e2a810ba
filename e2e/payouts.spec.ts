import type { Browser, Page } from '@playwright/test'
import { rowsOf } from './database'
import { asOneOperator, auditReasonsOf, expectMail, send, stamp, withReason } from './desk'
import { demoAccount, expect, readApi, test, withSession } from './journey'
import { bankOnRecord, preparePayee } from './orderSteps'
import { ANY_WIDTH, JOB, SITE } from './product'

const operator = asOneOperator()
const SHOP = demoAccount('partner').email

/** Another window, of a person with a recent identity check. */
async function windowOf(browser: Browser, role: 'partner' | 'operator' | 'super_admin'): Promise<Page> {
  const page = await browser.newPage()
  await withSession(page, role)
  await rowsOf('update session_details set checked_at = now() where account_id = (select id from accounts where email = $1)', [
    demoAccount(role).email,
  ])
  return page
}

/** The text of one column in the only row. */
const one = async (text: string, values: readonly unknown[]) => Object.values((await rowsOf(text, values))[0] ?? {})[0]

test('an unknown bank transaction is decided, and the decision undone', { tag: [JOB, ANY_WIDTH] }, async ({ page }) => {
  const mark = stamp()
  const bank = await bankOnRecord(page, mark)
  await page.goto('/admin-dashboard?tab=bank')
  await page.locator('input[type=file]').setInputFiles(bank.statement(0, [{ cents: 123_400, text: `From ${mark}` }]))
  await expect(page.getByText(/0 matched, 1 to decide/).first()).toBeVisible()
  await page.goto(`/admin-dashboard?tab=bank&search=${mark}`)
  await page.getByRole('button', { name: `Open ${mark}1` }).click()
  const movement = page.getByRole('dialog', { name: 'Movement of the bank account' })
  await movement.getByText('Owners’ capital', { exact: true }).click()
  await movement.getByRole('textbox', { name: 'Reason' }).fill('The owners said so by phone')
  await movement.getByRole('button', { name: 'Decide', exact: true }).click()
  const stored = () => one('select status::text from bank_lines where bank_reference = $1', [`${mark}1`])
  await expect.poll(stored).toBe('assigned')
  const booked = () =>
    one(
      `select coalesce(sum(e.amount_cents), 0)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
       join ledger_postings p on p.id = e.posting_id join bank_lines l on p.key like '%' || l.id || '%'
       where a.kind = 'suspense' and l.bank_reference = $1`,
      [`${mark}1`],
    )
  expect(await booked(), 'nothing of it is in suspense').toBe(0)
  await movement.getByRole('button', { name: 'Take it back', exact: true }).click()
  await withReason(page, 'Take it back', 'It was a builder after all', 'Take it back')
  await expect.poll(stored).toBe('unmatched')
  expect(await booked(), 'all of it is in suspense again').not.toBe(0)
  expect([await auditReasonsOf(operator(), 'bank-line-decide'), await auditReasonsOf(operator(), 'bank-line-undo')]).toEqual([
    ['The owners said so by phone'],
    ['It was a builder after all'],
  ])
})

test('a shop requests early payouts: one is rejected and one approved, and it is notified of both', { tag: [JOB, ANY_WIDTH] }, async ({
  page,
  browser,
}) => {
  const shop = await windowOf(browser, 'partner')
  await shop.goto('/payments?tab=factoring')
  await shop.getByRole('button', { name: 'Ask for early payout' }).click()
  const asking = shop.getByRole('dialog', { name: 'Ask for early payout' })
  await expect(asking.getByLabel('Project')).toBeVisible()
  const project = await firstWithOffer(shop)
  for (const decision of ['Reject', 'Approve'] as const) {
    if (await asking.isHidden()) await shop.getByRole('button', { name: 'Ask for early payout' }).click()
    await asking.getByRole('combobox', { name: 'Project' }).click()
    await asking.getByRole('combobox', { name: 'Project' }).fill(project)
    await shop.getByRole('option', { name: new RegExp(project) }).click()
    await asking.getByRole('button', { name: /^Ask for \$/ }).click()
    await expect(asking).toBeHidden()
    if (decision === 'Approve') {
      await shop.getByRole('button', { name: 'Sign the conditional waiver' }).click()
      const waiver = shop.getByRole('dialog', { name: 'Conditional lien waiver for the early payout' })
      await waiver.getByLabel('Your name, as your signature').fill(demoAccount('partner').name)
      await waiver.getByRole('button', { name: 'Sign waiver' }).click()
      await expect(waiver).toBeHidden()
    }
    const reason = `${decision} ${stamp()}`
    await page.goto('/admin-dashboard?tab=factoring')
    await page.getByRole('button', { name: new RegExp(`^${decision} early payout to .* on ${project}$`) }).click()
    const dialog = page.getByRole('dialog', { name: /early/ })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: decision === 'Reject' ? 'Reject the request' : 'Approve early payout' }).click()
    await expect(dialog).toBeHidden()
    const [request] = await rowsOf(
      `select q.status::text, q.paid_cents::int as paid, (select sum(e.amount_cents)::int from ledger_entries e
         join ledger_accounts a on a.id = e.account_id join ledger_postings p on p.id = e.posting_id
         where a.kind = 'fabricator_payable' and p.key like '%' || q.id || '%') as booked
       from factoring_requests q where q.decision_reason = $1`,
      [reason],
    )
    expect(request).toMatchObject(decision === 'Reject' ? { status: 'rejected', booked: null } : { status: 'approved' })
    if (decision === 'Approve') expect(Math.abs(Number(request?.booked)), 'payable now').toBe(request?.paid)
    expect((await auditReasonsOf(operator(), `factoring-${decision.toLowerCase()}`))[0]).toBe(reason)
    await expectMail(SHOP, reason)
  }
  await expect(shop.getByRole('table', { name: 'Factoring requests' }).getByText('Approved', { exact: true }).first()).toBeVisible()
  await shop.close()
})

/** The first project with an available advance. */
async function firstWithOffer(shop: Page): Promise<string> {
  const { data }: { data: { projectId: string }[] } = await readApi(shop, '/api/payments/escrow-accounts?status=active&limit=100')
  for (const { projectId } of data)
    if ((await shop.request.get(`/api/payments/projects/${projectId}/factoring-offer`, { headers: { origin: SITE } })).ok())
      return projectId
  throw new Error('Nothing can be advanced on any project of the demo.')
}

test('bank details are rejected; a payout run is canceled, and the bank refuses a payout of the next one', {
  tag: ANY_WIDTH,
}, async ({ page, browser }) => {
  const [shop, chief] = [await windowOf(browser, 'partner'), await windowOf(browser, 'super_admin')]
  // The super admin created this journey's operator, so another operator gives the second approval.
  const second = await windowOf(browser, 'operator')
  const enter = (accountNumber: string) =>
    send(shop, '/api/payments/bank/details', {
      accountName: 'Miami Valley Framing',
      accountType: 'checking',
      routingNumber: '021000021',
      accountNumber,
    })
  const refused = await enter('111122223333')
  const reason = `Nobody there knew of it ${stamp()}`
  await page.goto('/admin-dashboard?tab=bank-details&status=waiting')
  await page.getByRole('button', { name: /^Open Miami Valley Framing.*, 3333$/ }).click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const rejecting = page.getByRole('dialog', { name: /^Reject this account of/ })
  await rejecting.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await rejecting.getByRole('button', { name: 'Reject the account' }).click()
  await expect(page.getByText('Bank details rejected').first()).toBeVisible()
  expect(await one('select status::text from bank_details where id = $1', [refused.detail.id])).toBe('rejected')
  expect(await auditReasonsOf(operator(), 'bank-details-reject')).toEqual([reason])
  await expectMail(SHOP, reason)

  const known = await enter('987654321')
  await send(page, `/api/payments/bank/details/${known.detail.id}/decide`, { decision: 'confirm', reason: 'Called them back' })
  await preparePayee(page, 'Miami Valley Framing')
  const runs = () => readApi(page, '/api/payments/payout-runs?limit=1')
  const propose = async () => {
    await page.goto('/admin-dashboard?tab=payouts')
    await page.getByRole('button', { name: /^Propose a run of \$/ }).click()
    await expect(page.getByText('Run proposed; two people approve it now').first()).toBeVisible()
    const [run] = (await runs()).data
    await page.getByRole('button', { name: `Open ${run.number}` }).click()
    return run
  }
  const before = (await runs()).payable
  const cancelled = await propose()
  await page.getByRole('button', { name: 'Cancel the run', exact: true }).click()
  await withReason(page, `Cancel ${cancelled.number}`, 'Too early in the week', 'Cancel the run')
  expect(await one('select status::text from payout_runs where id = $1', [cancelled.id])).toBe('cancelled')
  expect(await auditReasonsOf(operator(), 'payout-run-cancel')).toEqual(['Too early in the week'])
  expect((await runs()).payable, 'all of it can be paid again').toEqual(before)

  const run = await propose()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Run saved').first()).toBeVisible()
  await send(second, `/api/payments/payout-runs/${run.id}/decide`, { decision: 'approve' })
  // The payout that carries the early payout of the journey before.
  const [payout = {}] = await rowsOf(
    `select p.id, p.reference, f.id as early from payouts p
     join factoring_requests f on f.project_id = p.project_id and f.status = 'approved' where p.run_id = $1`,
    [run.id],
  )
  await page.getByRole('button', { name: `Note that the bank refused ${payout.reference}` }).click()
  await withReason(page, `${payout.reference} was refused`, 'The account is closed', 'Make it payable again')
  expect(await rowsOf('select status::text, fail_reason as reason from payouts where id = $1', [payout.id])).toEqual([
    { status: 'returned', reason: 'The account is closed' },
  ])
  expect(await auditReasonsOf(operator(), 'payout-fail')).toEqual(['The account is closed'])
  expect(await one('select status::text from bank_details where id = $1', [known.detail.id]), 'nothing more goes there').toBe('blocked')
  await expectMail(SHOP, String(payout.reference))
  // The shop does not have the early payout, so it is taken back instead of paid again.
  expect(await one('select status::text from factoring_requests where id = $1', [payout.early])).toBe('withdrawn')
  await Promise.all([shop.close(), chief.close(), second.close()])
})
