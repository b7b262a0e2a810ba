import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import Papa from 'papaparse'
import { dayFrom } from '../domain/dates/businessDays'
import { bankOf } from './bankFile'
import { rowsOf } from './database'
import { demoAccount, expect, readApi } from './journey'

/** One gray pixel. */
export const PHOTO = {
  name: 'coil.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64'),
}
/** A house as the steel configurator submits it: $74,500, of which PRICE_CENTS is its framing kit. */
export const KIT = {
  planType: 'catalog',
  selectedPlan: 'the-schiff-plan',
  uploadedPlan: null,
  foundation: 'slab-stem-wall',
  steelFrame: '18-gauge-steel',
  sheathing: 'insulated-panels',
  roofing: 'architectural-shingles',
  totalPrice: 74_500,
}
export const PRICE_CENTS = 5_500_000

export async function windowOf(browser: Browser, hear: (page: Page) => void, width: number, height: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height }, isMobile: width < 500, hasTouch: width < 500 })).newPage()
  hear(page)
  return page
}

/** The first project's figures as an operator sees them. */
export const projectOf = async (page: Page, number: string) => (await readApi(page, `/api/payments/projects/${number}`)).project
export const balanceOf = (project: { balances: { account: string; balanceCents: number }[] }, account: string) =>
  project.balances.find((each) => each.account === account)?.balanceCents

/** The bank as journeys before left it. @param prefix of its references, which no other journey uses */
export async function bankOnRecord(office: Page, prefix: string): Promise<ReturnType<typeof bankOf>> {
  const { data } = await readApi(office, '/api/payments/bank/statements?limit=1')
  return bankOf(data[0]?.closingCents ?? 50_000_000, prefix)
}

export async function importStatement(
  office: Page,
  statement: ReturnType<ReturnType<typeof bankOf>['statement']>,
  words: RegExp,
): Promise<void> {
  await office.goto('/admin-dashboard?tab=bank')
  await expect(office.getByRole('button', { name: 'Import a statement' })).toBeVisible()
  await office.locator('input[type=file]').setInputFiles(statement)
  await expect(office.getByText(words).first()).toBeVisible()
}

/** The shop's phone records the next step with a photo. */
export async function recordStep(phone: Page, stage: string, next: string): Promise<void> {
  await expect(phone.getByRole('heading', { name: `Next: ${stage}` })).toBeVisible()
  await phone.locator('input[type=file]').first().setInputFiles(PHOTO)
  await expect(phone.getByAltText(/^Photo to send: /)).toBeVisible()
  await phone.getByRole('button', { name: `Record: ${stage.toLowerCase()}` }).click()
  await expect(phone.getByRole('heading', { name: `Next: ${next}` })).toBeVisible()
}

export async function signWaiver(phone: Page, condition: 'conditional' | 'unconditional', phase: string): Promise<void> {
  const row = phone.getByRole('region', { name: 'Waivers to sign' })
  await row
    .getByRole('button', { name: `Sign the ${condition} waiver` })
    .first()
    .click()
  const dialog = phone.getByRole('dialog', { name: new RegExp(`${condition} lien waiver for the ${phase}`, 'i') })
  await dialog.getByLabel('Your name, as your signature').fill(demoAccount('partner').name)
  await dialog.getByRole('button', { name: 'Sign waiver' }).click()
  await expect(dialog).toBeHidden()
}

/** An operator records both checks of a payee's confirmed account. */
async function recordChecks(office: Page, company: string): Promise<void> {
  await office.goto('/admin-dashboard?tab=bank-details&status=active')
  await office.getByRole('button', { name: new RegExp(`^Open ${company}`) }).click()
  const today = dayFrom(new Date(), 0)
  for (const [check, source, result] of [
    ['Name screening', 'OFAC Sanctions List Search', 'Not on the list'],
    ['Account verification', 'Call to the known number of the shop', 'It is the payee’s account'],
  ] as const) {
    await office.getByRole('button', { name: `Record ${check.toLowerCase()}` }).click()
    const dialog = office.getByRole('dialog', { name: new RegExp(`^${check} of`) })
    await dialog.getByRole('textbox', { name: /^(List that was searched|How it was verified)/ }).fill(source)
    if (check === 'Name screening') await dialog.getByLabel('Date of the list').fill(today)
    await dialog.getByLabel('Result').selectOption(result)
    await dialog.getByRole('button', { name: 'Record the check' }).click()
    await expect(dialog).toBeHidden()
    await expect(office.getByText(result, { exact: true }).first()).toBeVisible()
  }
}

/** A payee's account is made ready: its checks, and its prenote. The bank has then had that for three banking days, which no journey can wait. */
export async function preparePayee(office: Page, company: string): Promise<void> {
  await recordChecks(office, company)
  await office.goto('/admin-dashboard?tab=bank-details')
  await expect(office.getByText('No prenote sent yet').first()).toBeVisible()
  await office.getByRole('button', { name: 'Send prenotes' }).click()
  const [file] = await Promise.all([office.waitForEvent('download'), office.getByRole('link', { name: 'NACHA file', exact: true }).click()])
  const entries = (await readFile(await file.path(), 'utf8')).split('\r\n').filter((line) => line.startsWith('6'))
  expect(entries.length).toBeGreaterThan(0)
  for (const line of entries) expect([line.slice(1, 3), Number(line.slice(29, 39))]).toEqual(['23', 0])
  await rowsOf('update prenote_files set usable_from = $1', [dayFrom(new Date(), 0)])
}

/** The builder reviews what will move and releases the next phase. */
export async function completePhase(builder: Page, phase: string): Promise<void> {
  await builder.getByRole('button', { name: `Complete ${phase}` }).click()
  const dialog = builder.getByRole('dialog', { name: `Complete: ${phase}` })
  await dialog.getByRole('button', { name: /^Release \$/ }).click()
  await expect(dialog).toBeHidden()
}

/** In a hall without a network the page opens, records the next step with its photo, and sends both once it is online. */
export async function withoutNetwork(phone: Page, number: string): Promise<void> {
  await phone.goto('/shop')
  await expect(phone.getByText('This page also opens offline', { exact: false })).toBeVisible()
  await phone.context().setOffline(true)
  await phone.goto(`/shop?order=${number}`)
  await recordStep(phone, 'Kit packaged', 'In transit')
  await expect(phone.getByText('Kit packaged: waiting to be sent')).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText('Kit packaged: waiting to be sent')).toBeHidden()
}

/** The closing balance of a party's statement of an order, after checking that every line leads to the next balance. */
export async function statementOf(page: Page, number: string): Promise<string> {
  await page.goto(`/payments?tab=milestones&project=${number}`)
  await page.getByRole('button', { name: 'Statement of this order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Statement of account' })
  await dialog.getByLabel('First day').fill('2020-01-01')
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download CSV' }).click()])
  const { data } = Papa.parse<Record<string, string>>(await readFile(await file.path(), 'utf8'), { header: true, skipEmptyLines: true })
  const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100)
  let balance = 0
  for (const row of data) {
    if (row.Type?.startsWith('Open invoices')) continue
    balance += cents(row.Added) - cents(row['Taken off'])
    expect(cents(row.Balance), `after ${row.Type} ${row.Description}`).toBe(balance)
  }
  return data.find(({ Type }) => Type === 'Closing balance')?.Balance ?? ''
}
