import { rowsOf } from './database'
import { asNewStaff, auditReasonsOf, clearChecks, PASSWORD } from './desk'
import { expect, test } from './journey'
import { ANY_WIDTH } from './product'

test('the panel requires an identity check before it saves a key setting, and then saves it automatically', { tag: ANY_WIDTH }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/403|Failed to load resource/)
  const admin = await asNewStaff(page, 'super_admin')
  await page.goto('/cms/globals/key-policy')
  await page.getByLabel(/Calls Per Minute/).fill('611')
  await clearChecks(admin)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const who = page.getByRole('dialog', { name: "Confirm it's you" })
  await who.getByLabel('Your password').fill('a guess')
  await who.getByRole('button', { name: 'Confirm' }).click()
  await expect(who.getByText('That is not right. Try again.')).toBeVisible()
  await who.getByLabel('Your password').fill(PASSWORD)
  await who.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(async () => (await rowsOf('select calls_per_minute::int as calls from key_policy'))[0]?.calls).toBe(611)
  expect((await auditReasonsOf(admin, 'key-policy-change')).length).toBe(1)
  await expect(who).toBeHidden()
})
