import { demoEngineer } from '../cms/accounts/demoAccounts'
import { APPROVED_ANSWERS, inDays, send } from './desk'
import { expect, readApi, test, withSession } from './journey'
import { linkTo } from './mailbox'
import { bankOnRecord, importStatement, KIT, PRICE_CENTS, windowOf } from './orderSteps'
import { ANY_WIDTH, JOB, SITE } from './product'

const SEALED_SET = {
  name: 'sealed.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'),
}

/** The policy is a global rule: the journey leaves it as it was, whatever happens. */
let restorePolicy = async () => {}
test.afterEach(() => restorePolicy())

test('fabrication waits for an engineer, whose approval a change order voids', { tag: [JOB, ANY_WIDTH] }, async ({
  page: builder,
  browser,
  quiet,
}) => {
  const office = await windowOf(browser, quiet.hear, 1440, 900)
  const engineer = await windowOf(browser, quiet.hear, 1440, 900)
  await withSession(office, 'operator')
  await send(engineer, '/api/session', { username: demoEngineer.email, password: demoEngineer.password })
  const name = 'Olive Order'
  const email = `olive.${Date.now()}@engineered.example`
  const before = await readApi(office, '/api/routing/policy')
  const setPolicy = async (reviewRequired: boolean, reviewReason: string) => {
    const { version, policy } = await readApi(office, '/api/routing/policy')
    await send(office, '/api/routing/policy', {
      policy: { ...policy, reviewRequired, reviewReason },
      reason: 'Reviews before fabrication',
      seenVersion: version,
    })
  }
  restorePolicy = () => setPolicy(before.policy.reviewRequired, before.policy.reviewReason)
  await setPolicy(true, 'Every frame is reviewed before it is made.')

  const number = await test.step('a builder orders, pays the deposit, and reads that the order waits for an engineer', async () => {
    await send(office, '/api/invitations', { name, email, kind: 'builder', companyName: `Engineered Homes ${Date.now()}` })
    await builder.goto(await linkTo(email, '/join'))
    await builder.getByLabel('New password').fill('seven quiet steel trusses')
    await builder.getByRole('button', { name: /^Join / }).click()
    await expect(builder).toHaveURL(/\/account/)
    await send(builder, '/api/qualification/apply', {
      ...APPROVED_ANSWERS,
      contactName: name,
      email,
      companyName: 'Engineered Homes',
    })
    const { quote, token } = await send(builder, '/api/steel-quotes', KIT)
    await builder.goto(`/quote?id=${quote.id}#token=${token}`)
    await builder.getByRole('link', { name: 'Place Order' }).click()
    await builder.getByLabel('Site address').fill('12 Canal St, Dayton, OH')
    await builder.getByLabel('ZIP code').fill('45402')
    await builder.getByLabel('Needed by').fill(inDays(120))
    await builder.getByRole('button', { name: 'Place Order' }).click()
    await expect(builder).toHaveURL(/order=FW-\d{4}-\d+/)
    await builder.getByLabel('Your name, as your signature').fill(name)
    await builder.getByRole('button', { name: 'Sign and order' }).click()
    await expect(builder.getByText('Order signed').first()).toBeVisible()
    await expect(builder.getByText('Not reviewed by an engineer: waiting for an engineer', { exact: false }).first()).toBeVisible()
    return new URL(builder.url()).searchParams.get('order') ?? ''
  })
  const { project } = await readApi(office, `/api/payments/projects/${number}`)
  const deposit = { cents: PRICE_CENTS / 10, text: `Engineered Homes ${project.invoices[0].number}` }
  const bank = await bankOnRecord(office, `EN${Date.now()}`)
  await importStatement(office, bank.statement(0, [deposit]), /1 matched, 0 to decide/)
  const startFabrication = async () => {
    const answer = await office.request.post(`/api/tracking/orders/${number}/stages`, {
      data: { stage: 'fabrication_started', notes: 'The shop asked us to record it' },
      headers: { origin: SITE },
    })
    return { status: answer.status(), ...(await answer.json()) }
  }
  expect(await startFabrication()).toMatchObject({ status: 409, code: 'notApproved' })

  await test.step('an operator assigns it, the engineer asks, the builder answers', async () => {
    await office.goto(`/engineering-review?order=${number}`)
    await expect(office.getByText('Fabrication can’t start before the approval.', { exact: false })).toBeVisible()
    await office.getByRole('combobox', { name: 'Engineer' }).selectOption({ index: 1 })
    await office.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(office.getByText(`Not reviewed by an engineer: assigned to ${demoEngineer.name}`, { exact: false }).first()).toBeVisible()
    await engineer.goto('/engineering-review')
    await engineer.getByRole('link', { name: new RegExp(number) }).click()
    await engineer.getByLabel('Question to the builder and Framewell').fill('Which soil report applies?')
    await engineer.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(engineer.getByText(/1 question open/).first()).toBeVisible()
    await builder.goto(`/engineering-review?order=${number}`)
    await builder.getByLabel(/^Answer to/).fill('Report 12 of May.')
    await builder.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(builder.getByText('Report 12 of May.')).toBeVisible()
    // Without a reload.
    await expect(engineer.getByText('Report 12 of May.')).toBeVisible()
  })

  await test.step('the engineer enters the design site, reads each member and approves with a sealed set', async () => {
    await engineer.getByText('Enter the design site', { exact: true }).click()
    await engineer.getByLabel('Ultimate design wind speed').fill('115')
    await engineer.getByLabel('Wind exposure').selectOption('B')
    await engineer.getByLabel('Ground snow load').fill('30')
    await engineer.getByLabel('Seismic design category').selectOption('B')
    await engineer.getByLabel('Adopted code and edition').fill('2018 IRC')
    await engineer.getByLabel('Where you found these figures').fill('Montgomery County building department')
    await engineer.getByRole('button', { name: 'Save design site' }).click()
    await engineer.getByText('Every member with its verdict').click()
    const members = engineer.getByRole('table', { name: 'Members of this frame' })
    await engineer.getByLabel('Result').selectOption('Not computed')
    await expect(members.getByText('Not computed').first()).toBeVisible()
    await engineer.getByLabel(/sealed set/i).setInputFiles(SEALED_SET)
    await expect(engineer.getByText('Sealed set: sealed.pdf')).toBeVisible()
    await engineer.getByLabel('Your name, as your signature').fill(demoEngineer.name)
    await engineer.getByRole('button', { name: 'Approve', exact: true }).click()
    const approved = `Approved by an engineer: the frame of revision 1 at its site and loads, ${demoEngineer.name}, license DEMO-1 (OH)`
    await expect(engineer.getByText(approved, { exact: false }).first()).toBeVisible()
    await builder.goto(`/order-tracking?order=${number}`)
    await expect(builder.getByText(approved, { exact: false }).first()).toBeVisible()
    await expect(builder.getByRole('link', { name: 'Sealed set', exact: true }).first()).toBeVisible()
  })

  await test.step('a change order for another plan voids the approval, and fabrication waits again', async () => {
    const { quote } = await send(builder, '/api/steel-quotes', { ...KIT, selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    const path = `/api/tracking/orders/${number}/changes`
    const proposed = await send(builder, path, { reason: 'The larger house', source: { kind: 'quote', id: quote.id } })
    const { id, text } = proposed.order.changes.at(-1)
    await send(builder, `${path}/${id}/signature`, { name, textHash: text.textHash })
    await send(office, `${path}/${id}/signature`, { name: 'Dana Reyes', authority: 'Manager', textHash: text.textHash })
    await builder.goto(`/order-tracking?order=${number}`)
    await expect(builder.getByText('Engineer’s approval is void: the model changed on', { exact: false }).first()).toBeVisible()
    await expect(engineer.getByText('Fabrication can’t start before the approval.', { exact: false })).toBeVisible()
    const { order } = await readApi(office, `/api/tracking/orders/${number}`)
    expect(order.review).toMatchObject({ state: 'void', blocks: true })
  })
})
