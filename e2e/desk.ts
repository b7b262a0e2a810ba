import { randomUUID } from 'node:crypto'
import type { Cookie, Page } from '@playwright/test'
import { dayFrom } from '../domain/dates/businessDays'
import { metricText } from '../domain/insights/metricText'
import { rowsOf } from './database'
import { expect, test, withSession } from './journey'
import { SITE } from './product'
import { tick } from './tick'

/** The date some days from today, like 2026-11-23. */
export const inDays = (days: number) => dayFrom(new Date(), days)
export const PASSWORD = 'harbour-lantern-of-the-desk'
/** Unique per call, and short enough for a name. */
export const stamp = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`

/** Posts with the session of a page, or of a request context alone. */
export async function send({ request }: Pick<Page, 'request'>, path: string, data: object) {
  const answer = await request.post(path, { data, headers: { origin: SITE } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Staff of one journey only: everything under their address is theirs. */
export async function asNewStaff(page: Page, role: 'operator' | 'super_admin'): Promise<string> {
  const email = `desk.${role}.${stamp()}@framewell.test`
  await withSession(page, 'super_admin')
  await send(page, '/api/accounts', { email, password: PASSWORD, name: 'Olive Desk', role })
  await page.context().clearCookies()
  await send(page, '/api/session', { username: email, password: PASSWORD })
  return email
}

/** All journeys of the file use one new operator. @returns their address, known once the first journey begins */
export function asOneOperator(): () => string {
  let email = ''
  let session: Cookie[] = []
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage()
    email = await asNewStaff(page, 'operator')
    session = await page.context().cookies()
    await page.close()
  })
  test.beforeEach(({ page }) => page.context().addCookies(session))
  return () => email
}

/** The last sign-in no longer counts as a recent identity check: money, rights, releases and keys ask again. */
export const clearChecks = (email: string) =>
  rowsOf(
    `update session_details set checked_at = now() - interval '2 hours' where account_id::text = (select id::text from accounts where email = $1)`,
    [email],
  )

interface Builder {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Answers to the credit application that are approved automatically. */
export const APPROVED_ANSWERS = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Some experience',
}

/** A builder approved automatically. */
export async function applyForCredit(page: Page): Promise<Builder> {
  const email = `desk.${stamp()}@example.com`
  const name = `Dora Desk ${stamp()}`
  await send(page, '/api/qualification/apply', {
    ...APPROVED_ANSWERS,
    contactName: name,
    email,
    companyName: `Desk Homes ${stamp()}`,
  })
  const [row] = await rowsOf('select id from credit_applications where email = $1', [email])
  return { id: String(row?.id), email, name }
}

/** A copy of one of the product's rows, except for the given values. @returns its id */
export async function copyOf(table: string, id: string, changes: Readonly<Record<string, unknown>>): Promise<string> {
  const [row] = await rowsOf(
    `insert into ${table} select (jsonb_populate_record(r, $2::jsonb)).* from ${table} r where id::text = $1 returning id::text`,
    [id, JSON.stringify({ id: randomUUID(), ...changes })],
  )
  return String(row?.id)
}

/** Another builder with the same answers, waiting for a review. */
export async function builderLike({ id }: Builder, changes: Readonly<Record<string, unknown>> = {}): Promise<Builder> {
  const email = `desk.${stamp()}@example.com`
  const name = `Dora Desk ${stamp()}`
  const waiting = { assigned_tier: 'Standard', assigned_credit_limit: 75_000, qualification_status: 'pending' }
  return {
    id: await copyOf('credit_applications', id, { email, contact_name: name, token_hash: stamp(), ...waiting, ...changes }),
    email,
    name,
  }
}

/** Reasons of a person's actions of one kind in the audit trail, newest first. */
export const auditReasonsOf = async (actor: string, action: string) =>
  (await rowsOf('select reason from audit_records where actor_email = $1 and action = $2 order by created_at desc', [actor, action])).map(
    ({ reason }) => reason,
  )

/** Waits until a mail to an address contains this; mails are written right after the operation. */
export const expectMail = (to: string, words: string) =>
  expect
    .poll(async () =>
      (await rowsOf('select subject, text from outgoing_mail where "to" = $1', [to])).map((mail) => Object.values(mail).join('\n')),
    )
    .toContainEqual(expect.stringContaining(words))

/** Selects rows, runs a bulk action with a reason, and waits for its message. */
export async function inBulk(
  page: Page,
  { names, label, title, reason, done }: { names: readonly string[]; label: string; title: string; reason?: string; done: string },
): Promise<void> {
  for (const name of names) await tick(page.getByRole('checkbox', { name: `Select ${name}` }))
  await page.getByRole('button', { name: `${label} ${names.length}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: `${label} ${names.length}`, exact: true }).click()
  await expect(page.getByText(`${names.length} ${done}`, { exact: true })).toBeVisible()
}

/** Undoes the last bulk action. */
export async function takeBack(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${count} put back as they were`)).toBeVisible()
}

/** A copy of a demo order that is not delivered, for its company. */
export async function orderLike(changes: Readonly<Record<string, unknown>>) {
  const [demo] = await rowsOf(
    `select id::text from orders where status = 'active' and stage < 'delivered_to_site' order by placed_at limit 1`,
  )
  const number = `FW-2026-${Math.floor(10_000 + Math.random() * 89_999)}`
  return { number, id: await copyOf('orders', String(demo?.id), { number, source_id: randomUUID(), ...changes }) }
}

/** Enters the reason a dialog asks for, and confirms. */
export const withReason = async (page: Page, title: string, reason: string, action: string) => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}

/** A database sum as a screen formats it. */
export const dollarsOf = async (text: string) => metricText(Number((await rowsOf(text))[0]?.dollars), 'dollars')
