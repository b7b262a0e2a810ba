import { rowsOf } from './database'
import { asOneOperator, auditReasonsOf, clearChecks, dollarsOf, expectMail, PASSWORD, send, stamp } from './desk'
import { expect, test } from './journey'
import { ANY_WIDTH, JOB, SITE } from './product'
import { tick } from './tick'

const operator = asOneOperator()

test('projects and financials: a milestone is completed and announced; the ledger shows the receipts', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const email = `pat.${stamp()}@example.com`
  const { production } = await send(page, '/api/production', {
    planId: 'the-storch-plan',
    framing: 'standard-steel',
    roofing: 'zip-system',
    exterior: 'stucco',
    total: 95_100,
    contact: { name: 'Pat Picker', email },
  })
  await page.goto(`/admin-dashboard?tab=production&search=${production.number}`)
  await page.getByRole('button', { name: `Open ${production.number}` }).click()
  await page.getByRole('button', { name: 'Confirm request' }).click()
  await page.getByRole('button', { name: new RegExp(`^Complete .* of ${production.number}`) }).click()
  await expect(page.getByText(/ completed$/).first()).toBeVisible()
  const [moved] = await rowsOf('select milestones from plan_productions where id = $1', [production.id])
  expect(JSON.stringify(moved?.milestones)).toContain('completed')
  expect(await auditReasonsOf(operator(), 'production-milestone')).toHaveLength(1)
  await expectMail(email, production.number)

  await page.goto('/admin-dashboard?tab=financials')
  await page.getByLabel('Period').selectOption('year')
  await expect(page).toHaveURL(/period=year/)
  const received = await dollarsOf(`select coalesce(sum(e.amount_cents), 0)::float8 / 100 as dollars from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.kind = 'bank' and e.amount_cents > 0`)
  const card = page.getByRole('button', { name: /^Received/ })
  await expect(card).toContainText(received)
  await card.click()
  await expect(page.getByRole('dialog', { name: 'Received' }).getByText(received).first()).toBeVisible()
  const [entries] = await rowsOf(
    `select count(*)::int as all from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'bank'`,
  )
  await page.goto('/admin-dashboard?tab=ledger&account=bank')
  await expect(page.getByText(new RegExp(`(^|of )${entries?.all} ledger lines?$`))).toBeVisible()
})

test("system: the cache, the log, resent mails, a mail's texts, and a key that requires an identity check", {
  tag: [JOB, ANY_WIDTH],
}, async ({ page, quiet }) => {
  // The browser logs a refused check.
  quiet.allow(/403|401|Failed to load resource/)
  await page.goto('/admin-dashboard?tab=system')
  await expect(page.getByRole('img', { name: 'Mean response time' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'System Settings' })).toHaveAttribute('href', '/cms/globals/site-settings')
  await page.getByRole('button', { name: 'Clear Cache' }).click()
  const clearing = page.getByRole('dialog', { name: 'Clear cache' })
  await clearing.getByLabel('Reason').fill('A price looks old')
  await clearing.getByRole('button', { name: 'Clear cache' }).click()
  await expect(page.getByText('Cache cleared').first()).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Logs' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^framewell-log-.*\.ndjson$/)
  expect([await auditReasonsOf(operator(), 'cache-clear'), (await auditReasonsOf(operator(), 'logs-export')).length]).toEqual([
    ['A price looks old'],
    1,
  ])

  const mark = stamp()
  for (const subject of ['First', 'Second'])
    await rowsOf(`insert into outgoing_mail ("to", subject, text, status, dedup_key) values ($1, $2, 'Words', 'failed', $3)`, [
      `gone.${mark}@example.com`,
      `${subject} ${mark}`,
      `${subject}-${mark}`,
    ])
  await page.goto(`/admin-dashboard?tab=outbox&status=failed&search=${mark}`)
  await tick(page.getByRole('checkbox', { name: `Select First ${mark} to gone.${mark}@example.com` }))
  await page.getByRole('button', { name: 'Select all 2 of this page' }).click()
  await page.getByRole('button', { name: 'Send again 2' }).click()
  const again = page.getByRole('dialog', { name: 'Send the selected messages again' })
  await expect(again.getByText('Sent messages cannot be recalled.')).toBeVisible()
  await again.getByRole('button', { name: 'Send again 2' }).click()
  await expect(page.getByText('2 queued again')).toBeVisible()
  expect(
    await rowsOf(`select count(*)::int as failed from outgoing_mail where "to" = $1 and status = 'failed'`, [`gone.${mark}@example.com`]),
  ).toEqual([{ failed: 0 }])

  // A first attempt may have ended between both presses below.
  await rowsOf('delete from notification_templates')
  await page.goto('/admin-dashboard?tab=templates')
  await page.getByLabel('Search events').fill('credit')
  await page.getByRole('table').getByRole('button').first().click()
  const editor = page.getByRole('dialog').last()
  const subject = await editor.getByLabel('Subject').inputValue()
  await editor.getByLabel('Subject').fill(`${subject} (new words)`)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Words saved').first()).toBeVisible()
  await editor.getByRole('button', { name: 'Original' }).click()
  await expect(editor.getByLabel('Subject')).toHaveValue(subject)
  expect(
    await rowsOf('select count(*)::int as saved from audit_records where actor_email = $1 and subject_type = $2', [
      operator(),
      'notification-templates',
    ]),
  ).toEqual([{ saved: 2 }])

  await clearChecks(operator())
  const system = `Desk journey ${mark}`
  await page.goto('/admin-dashboard?tab=keys')
  await page.getByRole('button', { name: 'Issue key' }).click()
  const issuing = page.getByRole('dialog', { name: 'Issue a key' })
  await issuing.getByLabel('System').fill(system)
  await tick(issuing.getByRole('checkbox', { name: 'Read insights' }))
  await issuing.getByRole('button', { name: 'Issue key' }).click()
  const who = page.getByRole('dialog', { name: "Confirm it's you" })
  await who.getByLabel('Your password').fill(PASSWORD)
  await who.getByRole('button', { name: 'Confirm' }).click()
  const key = await page.getByRole('textbox', { name: 'API key', exact: true }).inputValue()
  const byKey = async (given: string) =>
    (await fetch(`${SITE}/api/admin/metrics`, { headers: { authorization: `Bearer ${given}` } })).status
  expect(await byKey(key)).toBe(200)
  expect(await rowsOf('select name from api_keys where name = $1 and revoked_at is null', [system])).toHaveLength(1)
  await page.goto('/admin-dashboard?tab=keys')
  await page.getByRole('button', { name: `Open ${system}` }).click()
  await page.getByLabel('Hours the old key stays valid').fill('1')
  await page.getByRole('button', { name: 'Replace key' }).click()
  const replaced = await page.getByRole('textbox', { name: 'The new key', exact: true }).inputValue()
  expect([await byKey(key), await byKey(replaced)], 'both hold until the hour is over').toEqual([200, 200])
  expect(await auditReasonsOf(operator(), 'api-key-rotate')).toHaveLength(1)
  await page.goto('/admin-dashboard?tab=keys')
  await page
    .getByRole('button', { name: `Open ${system}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  const revoking = page.getByRole('dialog', { name: 'Revoke key' })
  await revoking.getByLabel('Reason').fill('The journey is over')
  await revoking.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('Key revoked').first()).toBeVisible()
  expect([await byKey(key), await byKey(replaced)].toSorted(), 'one of the two, and only that').toEqual([200, 401])

  await page.goto(`/admin-dashboard?tab=audit&search=${encodeURIComponent(operator())}`)
  for (const reason of ['The journey is over', 'A price looks old']) await expect(page.getByText(reason).first()).toBeVisible()
})
