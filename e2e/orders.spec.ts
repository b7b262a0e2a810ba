import { readFile } from 'node:fs/promises'
import { longDate } from '../domain/quotes/quoteWords'
import { expectMail, inDays, send } from './desk'
import { expect, readApi, test, withSession } from './journey'
import { linkTo } from './mailbox'
import {
  balanceOf,
  bankOnRecord,
  completePhase,
  importStatement,
  KIT,
  PHOTO,
  PRICE_CENTS,
  preparePayee,
  projectOf,
  recordStep,
  signWaiver,
  statementOf,
  windowOf,
  withoutNetwork,
} from './orderSteps'
import { ANY_WIDTH, JOB, SITE } from './product'

test('an order goes from its quote to the last cent: builder, shop on a phone, and two operators', { tag: [JOB, ANY_WIDTH] }, async ({
  page: builder,
  browser,
  quiet,
}) => {
  // Of the phone while it is offline.
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const office = await windowOf(browser, quiet.hear, 1440, 900)
  const chief = await windowOf(browser, quiet.hear, 1440, 900)
  const phone = await windowOf(browser, quiet.hear, 390, 844)
  await withSession(office, 'operator')
  await withSession(chief, 'super_admin')
  await withSession(phone, 'partner')
  const bank = await bankOnRecord(office, `OR${Date.now()}`)
  const email = `olive.${Date.now()}@order.example`

  await test.step('the builder joins, qualifies and asks for a quote', async () => {
    await send(office, '/api/invitations', { name: 'Olive Order', email, kind: 'builder', companyName: `Order Homes ${Date.now()}` })
    await builder.goto(await linkTo(email, '/join'))
    await builder.getByLabel('New password').fill('seven quiet steel trusses')
    await builder.getByRole('button', { name: /^Join / }).click()
    await expect(builder).toHaveURL(/\/account/)
    await builder.goto('/qualification')
    await builder.getByLabel('Project location').fill('Dayton, OH')
    await builder.getByLabel('Your name').fill('Olive Order')
    await builder.getByLabel('Email').fill(email)
    await builder.getByRole('textbox', { name: 'Company' }).fill('Order Homes')
    await builder.getByRole('button', { name: 'See my tier' }).click()
    await expect(builder.getByRole('region', { name: /Preferred/ })).toBeVisible()
  })

  const { quote, token } = await send(builder, '/api/steel-quotes', KIT)
  const quoted = `/quote?id=${quote.id}#token=${token}`
  const number = await test.step('she orders from the quote and signs', async () => {
    await builder.goto(quoted)
    await builder.getByRole('link', { name: 'Place Order' }).click()
    await builder.getByLabel('Site address').fill('12 Canal St, Dayton, OH')
    await builder.getByLabel('ZIP code').fill('45402')
    await builder.getByLabel('Needed by').fill(inDays(90))
    await builder.getByRole('button', { name: 'Place Order' }).click()
    await expect(builder).toHaveURL(/order=FW-\d{4}-\d+/)
    await builder.getByLabel('Your name, as your signature').fill('Olive Order')
    await builder.getByRole('button', { name: 'Sign and order' }).click()
    await expect(builder.getByText('Order signed').first()).toBeVisible()
    return new URL(builder.url()).searchParams.get('order') ?? ''
  })

  await test.step('every screen and mail of the order says the same days', async () => {
    const { order } = await readApi(office, `/api/tracking/orders/${number}`)
    const expected = longDate(order.expectedDelivery)
    const needed = longDate(order.deliverBy)
    expect(new Date(order.expectedDelivery) <= new Date(`${order.deliverBy}T23:59:59Z`)).toBe(true)
    for (const [page, path, words] of [
      [builder, quoted, [`This quote became order ${number}`, `Expected ${expected}, needed by ${needed}`]],
      [builder, `/place-order?order=${number}`, [`Expected ${expected}, needed by ${needed}`]],
      [builder, `/payments?tab=milestones&project=${number}`, [`Expected ${expected}, needed by ${needed}`]],
      [builder, `/order-tracking?order=${number}`, [`Expected ${expected}, needed by ${needed}`, `expected ${expected}`]],
      [builder, '/order-tracking', [`Expected ${expected}`]],
      [builder, `/builder-dashboard?order=${number}`, [expected, `needed by ${needed}`]],
      [office, `/order-tracking?order=${number}`, [`Expected ${expected}, needed by ${needed}`]],
      [phone, '/shop', [`Expected ${expected}, needed by ${needed}`]],
      [phone, `/shop?order=${number}`, [`${number}, needed by ${needed}`, expected]],
    ] as const) {
      await page.goto(path)
      for (const text of words) await expect(page.getByText(text, { exact: false }).filter({ visible: true }).first()).toBeVisible()
    }
    const calendar = await builder.request.get(`/api/tracking/orders/${number}/calendar`, { headers: { origin: SITE } })
    expect((await calendar.text()).replaceAll(/[\r\n]+ ?/g, ' ')).toContain(order.expectedDelivery.slice(0, 10).replaceAll('-', ''))
    await expectMail(email, needed)
  })

  await test.step('the deposit arrives with a bank statement, and the order is active', async () => {
    const [deposit] = (await projectOf(office, number)).invoices
    expect(deposit).toMatchObject({ kind: 'deposit', amountCents: PRICE_CENTS / 10, status: 'open' })
    await builder.goto(`/builder-dashboard?order=${number}`)
    await expect(builder.getByText('$5,500.00').first()).toBeVisible()
    await importStatement(
      office,
      bank.statement(1, [{ cents: PRICE_CENTS / 10, text: `Order Homes ${deposit.number}` }]),
      /1 matched, 0 to decide/,
    )
    // Without a reload: the statement updated it.
    await expect(builder.getByText('Active', { exact: true }).first()).toBeVisible()
    // Nobody watches the office until there is a dispute: its screens would reload at every step.
    await office.goto('about:blank')
  })

  await test.step('the shop records its steps with photos and signs, the builder releases', async () => {
    await phone.goto(`/shop?order=${number}`)
    await builder.goto(`/payments?tab=milestones&project=${number}`)
    await recordStep(phone, 'Fabrication started', 'Fabrication complete')
    await signWaiver(phone, 'conditional', 'fabrication start')
    await completePhase(builder, 'fabrication start')
    await recordStep(phone, 'Fabrication complete', 'Kit packaged')
    await signWaiver(phone, 'conditional', 'quality check')
    await completePhase(builder, 'quality check')
    await withoutNetwork(phone, number)
    await recordStep(phone, 'In transit', 'Delivered to site')
    await signWaiver(phone, 'conditional', 'shipment')
    await completePhase(builder, 'shipment')
    await recordStep(phone, 'Delivered to site', 'Assembly scheduled')
    await signWaiver(phone, 'conditional', 'delivery')
    await completePhase(builder, 'delivery')
    const project = await projectOf(office, number)
    expect(balanceOf(project, 'escrow')).toBe(0)
    expect(balanceOf(project, 'retainage')).toBe(PRICE_CENTS * 0.05)
  })

  await test.step('a dispute with evidence holds the retainage; an independent operator splits it', async () => {
    await builder.getByRole('button', { name: 'Open a dispute' }).click()
    await builder.getByLabel('What it is about').selectOption('missing_parts')
    await builder.getByLabel('What happened').fill('Four studs of the north wall are missing from the bundle.')
    await builder.getByRole('button', { name: 'Open the dispute' }).click()
    const thread = builder.getByRole('region', { name: 'Dispute' })
    const held = thread.getByRole('button', { name: /^\$2,750\.00 ?, entries of Retainage/ })
    await expect(held).toBeVisible()
    await thread.getByLabel('Add evidence: file').setInputFiles(PHOTO)
    await expect(thread.getByRole('button', { name: /^coil\.png, by / })).toBeVisible()
    await expect(builder.getByRole('button', { name: 'Accept and release' })).toBeHidden()
    // One conversation: the shop answers on its order, and the builder and the decider read it in the dispute.
    await phone.goto(`/order-tracking?order=${number}&tab=communication`)
    await expect(phone.getByText('A dispute is open: decision due', { exact: false })).toBeVisible()
    await expect(phone.getByText('Missing parts: Four studs of the north wall', { exact: false })).toBeVisible()
    await phone.getByLabel('Your message').fill('Four studs are on the way.')
    await phone.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(thread.getByText('Four studs are on the way.')).toBeVisible()
    // The operator in the office approved this builder's credit, so another one decides.
    await chief.goto('/admin-dashboard?tab=disputes')
    await chief.getByRole('button', { name: `Open ${number}` }).click()
    const record = chief.getByRole('dialog', { name: 'Dispute' })
    await expect(record.getByText('Four studs are on the way.')).toBeVisible()
    await record.getByRole('radio', { name: /^Split/ }).check()
    await record.getByRole('textbox', { name: 'Back to the builder' }).fill('$312.55')
    await record.getByRole('textbox', { name: 'Reason' }).fill('Four studs at their price, with the delivery')
    await record.getByRole('button', { name: 'Decide the dispute' }).click()
    await expect(chief.getByText('Dispute decided').first()).toBeVisible()
    await expect(held).toBeHidden()
    await expect(builder.getByText('Settled by the decision of a dispute', { exact: false })).toBeVisible()
    // What is left of the retainage is paid once the final waiver is signed.
    await phone.goto(`/shop?order=${number}`)
    await signWaiver(phone, 'conditional', 'retainage')
  })

  const { order: asOffered } = await readApi(phone, `/api/tracking/orders/${number}`)
  // What its approved price list says, less its part of what the decision returned to the builder: in proportion to the retainage.
  const withheld = Math.round(asOffered.shopPrice.cents * 0.05)
  const owed = asOffered.shopPrice.cents - withheld + Math.round(((PRICE_CENTS * 0.05 - 31_255) * withheld) / (PRICE_CENTS * 0.05))
  const run = await test.step('the shop is paid by a run two people approve', async () => {
    await phone.goto('/account')
    await phone.getByRole('button', { name: 'Enter a bank account' }).click()
    await phone.getByLabel('Name on the account').fill('Miami Valley Framing')
    await phone.getByLabel('Routing number').fill('021000021')
    await phone.getByLabel('Account number').fill('987654321')
    await phone.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(phone.getByText('Awaiting confirmation')).toBeVisible()
    await office.goto('/admin-dashboard?tab=bank-details')
    await office.getByRole('button', { name: /^Open Miami Valley Framing/ }).click()
    await office.getByRole('button', { name: 'Confirm', exact: true }).click()
    const confirming = office.getByRole('dialog', { name: /^Use this account/ })
    await confirming.getByRole('textbox', { name: 'Reason' }).fill('Called the shop back at its known number')
    await confirming.getByRole('button', { name: 'Confirm the account' }).click()
    await expect(office.getByText('Bank details confirmed').first()).toBeVisible()
    await preparePayee(office, 'Miami Valley Framing')
    await office.goto('/admin-dashboard?tab=payouts')
    await office.getByRole('button', { name: /^Propose a run of \$/ }).click()
    await expect(office.getByText('Run proposed; two people approve it now').first()).toBeVisible()
    const { data } = await readApi(office, '/api/payments/payout-runs?limit=1')
    // The demo shop is also owed for the demo orders.
    expect(data[0].payouts.find(({ projectId }: { projectId: string }) => projectId === number)).toMatchObject({ amountCents: owed })
    for (const person of [office, chief]) {
      await person.goto('/admin-dashboard?tab=payouts')
      await person.getByRole('button', { name: `Open ${data[0].number}` }).click()
      await person.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(person.getByText('Run saved').first()).toBeVisible()
    }
    const record = chief.getByRole('dialog', { name: 'Payout run' })
    const [file] = await Promise.all([chief.waitForEvent('download'), record.getByRole('link', { name: 'NACHA file' }).click()])
    const lines = (await readFile(await file.path(), 'utf8')).split('\n').filter((line) => line.startsWith('6'))
    expect(lines.map((line) => Number(line.slice(29, 39)))).toContain(owed)
    const [message] = await Promise.all([chief.waitForEvent('download'), record.getByRole('link', { name: 'pain.001 file' }).click()])
    expect(await readFile(await message.path(), 'utf8')).toContain(`<InstdAmt Ccy="USD">${(owed / 100).toFixed(2)}</InstdAmt>`)
    return data[0]
  })

  await test.step('the next statement shows the payout and the rest of the invoices', async () => {
    const { invoices } = await projectOf(office, number)
    const open = invoices.filter(({ openCents }: { openCents: number }) => openCents > 0)
    expect(open.reduce((sum: number, { openCents }: { openCents: number }) => sum + openCents, 0)).toBe(PRICE_CENTS * 0.9 - 31_255)
    const paid = open.map((invoice: { number: string; openCents: number }) => ({ cents: invoice.openCents, text: invoice.number }))
    const statement = bank.statement(0, [{ cents: -run.totalCents, text: `ACH ${run.number}` }, ...paid])
    await importStatement(office, statement, new RegExp(`${paid.length + 1} matched, 0 to decide`))
    await expect(office.getByText('Agrees with the bank').first()).toBeVisible()
    await phone.goto(`/shop?order=${number}`)
    await signWaiver(phone, 'unconditional', 'fabrication start')
  })

  await test.step("every party's statement balances to the cent", async () => {
    for (const person of [builder, phone, office]) {
      expect(await statementOf(person, number)).toBe('0.00')
      const { balances } = await projectOf(person, number)
      for (const { account, balanceCents } of balances) expect(balanceCents, account).toBe(0)
    }
    const { position } = await readApi(office, '/api/payments/bank/statements?limit=1')
    expect(position).toMatchObject({ statementCents: bank.balance(), ledgerCents: bank.balance(), differenceCents: 0, inTransitCents: 0 })
    expect(position.suspenseCents).toBe(0)
  })
})
