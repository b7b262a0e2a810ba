import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { getPaymentAnalytics, searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import { searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { heldWords } from '@framewell/domain/payments/heldRelease'
import { previewPhase } from '@framewell/domain/payments/phaseCalls'
import { getPaymentProject, type PaymentProject } from '@framewell/domain/payments/projectCalls'
import { waitsForFormsWords } from '@framewell/domain/payments/waiverForms'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { answerIn, type Recording } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import money from '../recordings/money.json'
import moneyDelivered from '../recordings/moneyDelivered.json'
import moneyForAnOperator from '../recordings/moneyForAnOperator.json'
import moneyOfACanceledOrder from '../recordings/moneyOfACanceledOrder.json'
import moneyOfAShop from '../recordings/moneyOfAShop.json'
import moneyOfAShopDelivered from '../recordings/moneyOfAShopDelivered.json'
import moneyToBegin from '../recordings/moneyToBegin.json'
import moneyWithoutFinalWaiver from '../recordings/moneyWithoutFinalWaiver.json'
import moneyWithoutWaiver from '../recordings/moneyWithoutWaiver.json'
import noMoney from '../recordings/noMoney.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Payments',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/payments', recorded: money },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** A recorded order's money. */
const milestonesOf = (recorded: Recording) => ({
  at: `/payments?tab=milestones&project=${answerIn(recorded, getPaymentProject).project.projectId}`,
  recorded,
})
/** Its money with other facts about its retainage. */
const withRetainage = (recorded: Recording, facts: Partial<PaymentProject['retainage']>): Story['args'] => ({
  ...milestonesOf(recorded),
  answers: (kept) => {
    const { project } = answerIn(recorded, getPaymentProject)
    return answerCalls([[getPaymentProject, () => ({ project: { ...project, retainage: { ...project.retainage, ...facts } } })]], kept)
  },
})
const { project } = answerIn(money, getPaymentProject)
const { projectId } = project
const released = (recorded: Recording) => usdWithCents(answerIn(recorded, previewPhase).release.grossCents)
const answering = (answer: () => Promise<never>, ...calls: readonly AnyCall[]): Story['args'] => ({
  answers: (recorded) =>
    answerCalls(
      calls.map((call) => [call, answer] as const),
      recorded,
    ),
})

/** Ctrl K finds from everywhere, for operators alone. */
export const FindForOperators: Story = {
  args: { recorded: moneyForAnOperator },
  play: async () => {
    await seeText('Not Released Yet')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/admin-dashboard?find='))
  },
}

export const Full: Story = {
  play: async () => {
    await seeText('Not Released Yet')
    await seeText(/ is not paid out yet: .* is on credit/)
    await press(new RegExp(`entries of Order funds, cash and credit, ${projectId}$`))
    const drawer = within(await screen.findByRole('dialog', { name: `Order funds, cash and credit, ${projectId}` }))
    await expect(await drawer.findByText('Fabrication start: release to the shop')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    for (const figure of ['Order funds, cash and credit, all projects', 'Released, all projects', `Available, ${projectId}`]) {
      await press(new RegExp(`entries of ${figure}$`))
      await expect(await screen.findByRole('dialog', { name: figure })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    }
    await press(new RegExp(`invoices of Price, ${projectId}$`))
    const price = within(await screen.findByRole('dialog', { name: `Price, ${projectId}` }))
    await expect(await price.findByText('Billed $55,000.00')).toBeVisible()
    await expect(price.getByText('$33,000.00')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await press(/invoices of Overdue invoices$/)
    const overdue = within(await screen.findByRole('dialog', { name: 'Overdue invoices' }))
    await expect(await overdue.findByText(/8 days late$/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByText('No release is scheduled')).toBeVisible()
    await press('Show as a table')
    await expect(screen.getByRole('table', { name: 'Not paid out at the end of each day' })).toBeVisible()
    await press('Show the picture')
    await press('Refresh')
  },
}
/** Delivered: retainage has a release date. */
export const AReleaseIsScheduled: Story = {
  args: { recorded: moneyDelivered },
  play: async () => {
    await expect((await screen.findAllByText(/^[A-Z][a-z]+ \d+, \d{4} \(end of day, Eastern Time\)$/))[0]).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: phone }
export const Transactions: Story = { args: { at: '/payments?tab=transactions' } }
export const Factoring: Story = { args: { at: '/payments?tab=factoring' } }
/** A shop signs the waiver of exactly what it is paid early; without it no operator can approve the request. */
export const FactoringWaiver: Story = {
  args: { at: '/payments?tab=factoring', recorded: moneyOfAShop },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign the conditional waiver' }))
    const part = within(await screen.findByRole('dialog', { name: 'Conditional lien waiver for the early payout' }))
    await expect((await part.findAllByText(/\$[\d,]+\.\d\d/))[0]).toBeVisible()
    await userEvent.type(part.getByLabelText('Your name, as your signature'), 'Rosa Wabash')
    await userEvent.click(part.getByRole('button', { name: 'Sign waiver' }))
    await seeText('Conditional waiver signed')
  },
}
export const FactoringWithNothingToPay: Story = {
  args: {
    at: '/payments?tab=factoring',
    recorded: moneyOfAShop,
    answers: newerServer((recorded) => recorded, '"waiverSigned":false', '"waiverSigned":null'),
  },
  play: async () => {
    const requests = within(await screen.findByRole('table', { name: 'Factoring requests' }))
    await expect(await requests.findByRole('button', { name: /entries of Early payout/ })).toBeVisible()
    await expect(requests.queryByRole('button', { name: 'Sign the conditional waiver' })).toBeNull()
  },
}
export const Milestones: Story = {
  args: milestonesOf(money),
  play: async () => {
    await seeText('Trade credit extended: $44,000.00 of $500,000.00 used, over all orders of Park Homes.')
  },
}
/** Its builder has entered no account yet. */
export const RefundOwed: Story = {
  args: milestonesOf(moneyOfACanceledOrder),
  play: async () => {
    await seeText(/^Refund of \$[\d,.]+$/)
    await seeText(/^\$[\d,.]+ is owed back to you\. Enter a bank account to receive it\.$/)
    await expect(await screen.findByRole('link', { name: 'Enter a bank account' })).toHaveAttribute('href', '/account#own-bank-details')
  },
}
export const MilestonesOnAPhone: Story = { args: milestonesOf(money), globals: phone }
export const CompletesAPhase: Story = {
  args: milestonesOf(money),
  play: async () => {
    await seeText(/^Counts as accepted after .+, Eastern Time/)
    await press('Complete quality check')
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete: quality check' }))
    await expect(await dialog.findByText(`−${released(money)}`)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: `Release ${released(money)}` }))
    // Its place is taken by the next phase, which the shop has not shipped yet.
    await seeText('Waiting for the shop to record this phase.')
  },
}
/** An operator accepts for the builder, with a reason that both sides read. */
export const AcceptedForTheBuilder: Story = {
  args: milestonesOf(moneyForAnOperator),
  play: async () => {
    await press('Complete shipment')
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete: shipment' }))
    const release = await dialog.findByRole('button', { name: `Release ${released(moneyForAnOperator)}` })
    await userEvent.click(release)
    await expect(await dialog.findByText('Give a reason of at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The builder confirmed it by phone')
    await userEvent.click(release)
    await seeText(/The builder confirmed it by phone$/)
  },
}
export const PhaseWithoutWaiver: Story = {
  args: milestonesOf(moneyWithoutWaiver),
  play: async () => {
    await press('Complete quality check')
    await seeText('This phase cannot complete yet')
  },
}
/** Its window passed, and the release waits for the builder's payment: both sides read why. */
export const AcceptedAndHeld: Story = {
  args: {
    ...milestonesOf(money),
    answers: (recorded) => {
      const held = { endsOn: '2026-11-19', why: heldWords('underfunded') }
      const phases = project.phases.map((one) => (one.phase === 'quality_check' ? { ...one, acceptanceEndsOn: null, held } : one))
      return answerCalls([[getPaymentProject, () => ({ project: { ...project, phases } })]], recorded)
    },
  },
  play: async () => {
    await seeText('Counts as accepted since November 19, 2026 (end of day, Eastern Time), but not released yet')
    await seeText(/A payment is still expected\. The builder pays what is open on this order\./)
  },
}
/** Nothing to accept before the shop has recorded its work: no button that could only be refused. */
export const PhaseNotRecordedYet: Story = {
  args: milestonesOf(moneyToBegin),
  play: async () => {
    await seeText('Waiting for the shop to record this phase.')
    await expect(screen.queryByRole('button', { name: /^Complete / })).toBeNull()
  },
}
export const RecordsLienPapers: Story = {
  args: milestonesOf(money),
  play: async () => {
    await press('Record lien papers')
    const dialog = within(await screen.findByRole('dialog', { name: 'Lien papers' }))
    await userEvent.type(dialog.getByLabelText(/^Property owner/), 'Grand Avenue Partners LLC')
    await userEvent.type(dialog.getByLabelText(/^Preliminary notice: last day/), '2031-12-11')
    await userEvent.type(dialog.getByLabelText(/^Paid by joint check/), 'Steel Supply Inc.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await seeText('Enter the day of the agreement')
    await userEvent.type(dialog.getByLabelText(/^Joint-check agreement of/), '2026-11-02')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const papers = within(await screen.findByRole('region', { name: 'Lien papers' }))
    await expect(await papers.findByText('Grand Avenue Partners LLC')).toBeVisible()
    await expect(papers.getByText(/^Due by .* not recorded as given$/)).toBeVisible()
    await expect(papers.getByText(/^With Steel Supply Inc\., from November 2, 2026 until released$/)).toBeVisible()
  },
}
export const ShopSignsAWaiver: Story = {
  args: milestonesOf(moneyOfAShop),
  globals: phone,
  play: async () => {
    await press('Sign the conditional waiver')
    const dialog = within(await screen.findByRole('dialog', { name: 'Conditional lien waiver for the quality check payment' }))
    await userEvent.type(await dialog.findByLabelText('Your name, as your signature'), 'Rosa Wabash')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign waiver' }))
    await seeText('Waiver signed')
  },
}
export const PaymentOfAWaiverCameBack: Story = {
  args: {
    ...milestonesOf(moneyOfAShop),
    answers: newerServer((recorded) => recorded, '"returnedPayout":null', '"returnedPayout":"PO-2026-00007"'),
  },
  play: async () => {
    await seeText('Payment returned')
    await seeText(/^The bank returned payout PO-2026-00007, and no statement shows the payment made again/)
  },
}
export const AWaiverOfAnotherSum: Story = {
  args: {
    ...milestonesOf(moneyOfAShop),
    answers: newerServer((recorded) => recorded, '"amountChanged":false', '"amountChanged":true'),
  },
  play: async () => {
    await seeText(/^Replaced: the payment amount has changed/)
  },
}
export const ShopAsksForAnAdvance: Story = {
  args: { at: '/payments?tab=factoring', recorded: moneyOfAShop },
  play: async () => {
    await press('Ask for early payout')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for early payout' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Ask for \$/ }))
    await expect(await dialog.findByText('A request on this project is waiting for its decision.')).toBeVisible()
  },
}
export const Delivered: Story = {
  args: milestonesOf(moneyDelivered),
  play: async () => {
    await press('Accept and release')
    await press(/^Release \$[\d,.]+$/)
    await seeText('Retainage released')
    await seeText(/^Released on /)
  },
}
/** Delivered, and the shop has not signed the final waiver: nothing can be released yet. */
export const DeliveredWithoutWaiver: Story = {
  args: milestonesOf(moneyWithoutFinalWaiver),
  play: async () => {
    await seeText('Missing before it is released: Conditional lien waiver for the retainage payment.')
    await expect(screen.queryByRole('button', { name: 'Accept and release' })).not.toBeInTheDocument()
  },
}
/** Its day has passed and nothing is missing: it is not said to come. */
export const RetainageAfterItsDay: Story = {
  args: withRetainage(moneyWithoutFinalWaiver, { windowPassed: true, missing: [] }),
  play: async () => {
    await seeText(/The time to dispute ended on .*, 20\d\d\. The next daily check releases it\.$/)
    await expect(screen.queryByText(/It is released after/)).toBeNull()
  },
}
/** The state's form is Framewell's to enter: the shop is not asked for anything. */
export const RetainageWithoutForm: Story = {
  args: withRetainage(moneyOfAShopDelivered, {
    waiversNeeded: [],
    waitsForForm: waitsForFormsWords(['California: Conditional waiver and release on final payment'], 'retainage'),
  }),
  play: async () => {
    const part = within(await screen.findByRole('region', { name: 'Retainage' }))
    await expect(await part.findByText(/^We’re still entering the lien waiver form/)).toBeVisible()
    await expect(part.queryByText(/^Missing before/)).toBeNull()
    await expect(part.queryByRole('button', { name: /^Sign/ })).toBeNull()
  },
}
export const RetainageFromBeforeItsWaivers: Story = {
  args: withRetainage(moneyWithoutFinalWaiver, {
    heldCents: cents(0),
    releasedAt: '2026-11-19T12:00:00.000Z',
    missing: [],
    withoutWaiver: true,
  }),
  play: async () => {
    await seeText(/^Released on November 19, 2026\. At that time the final lien waiver came with the delivery payment/)
  },
}
/** The same for its shop, which signs. */
export const DeliveredForTheShop: Story = {
  args: milestonesOf(moneyOfAShopDelivered),
  play: async () => {
    const part = within(await screen.findByRole('region', { name: 'Retainage' }))
    await expect(await part.findByRole('button', { name: 'Sign the conditional waiver' })).toBeVisible()
  },
}
export const NoEscrowAccounts: Story = {
  args: { recorded: noMoney },
  play: async () => {
    await seeText('No Escrow Accounts')
    await userEvent.click(screen.getByRole('tab', { name: 'Transactions' }))
    await seeText('No Transactions')
    await userEvent.click(screen.getByRole('tab', { name: 'Factoring' }))
    await seeText('No Factoring Requests')
  },
}
export const Loading: Story = { args: answering(never, searchEscrow, getPaymentAnalytics) }
export const Unreachable: Story = {
  args: answering(disconnected, searchEscrow, getPaymentAnalytics, searchTransactions, searchFactoring),
  play: async () => {
    await seeText('Failed to fetch escrow accounts')
    await seeText('Failed to fetch payment analytics')
    await userEvent.click(screen.getByRole('tab', { name: 'Transactions' }))
    await seeText('Failed to fetch transactions')
    await userEvent.click(screen.getByRole('tab', { name: 'Factoring' }))
    await seeText('Failed to fetch factoring requests')
  },
}
