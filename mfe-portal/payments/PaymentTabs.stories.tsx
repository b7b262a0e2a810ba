import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { getHouseAccount } from '@framewell/domain/payments/billingCalls'
import { searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import { searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { answerIn, type Recording } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import money from '../recordings/money.json'
import moneyAfterADispute from '../recordings/moneyAfterADispute.json'
import moneyInDispute from '../recordings/moneyInDispute.json'
import moneyInEarlyDispute from '../recordings/moneyInEarlyDispute.json'
import moneyOfACanceledOrder from '../recordings/moneyOfACanceledOrder.json'
import moneyOfAShop from '../recordings/moneyOfAShop.json'
import moneyOfAShopAfterADispute from '../recordings/moneyOfAShopAfterADispute.json'
import noMoney from '../recordings/noMoney.json'
import { PortalStory } from '../testing/PortalStory'
import { HOLDER_WORDS } from './riverLayout'

/** Each tab of /payments while loading, empty, and after a failed read. */
const meta = {
  title: 'Portal/Payments/Tabs',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/payments', recorded: money },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const projectOf = (recorded: Recording) => answerIn(recorded, getPaymentProject).project
const at = (tab: string) => `/payments?tab=${tab}${tab === 'milestones' ? `&project=${projectOf(money).projectId}` : ''}`
/** A recorded order's money. */
const milestonesOf = (recorded: Recording) => ({ at: `/payments?tab=milestones&project=${projectOf(recorded).projectId}`, recorded })
const instead = (call: AnyCall, answer: () => Promise<never>) => (recorded: SendRequest) => answerCalls([[call, answer]], recorded)
const loading = (tab: string, call: AnyCall): Story => ({ args: { at: at(tab), answers: instead(call, never) } })
const empty = (tab: string, words: string): Story => ({
  args: { at: `/payments?tab=${tab}`, recorded: noMoney },
  play: () => seeText(words),
})
const unreachable = (tab: string, call: AnyCall, words: string): Story => ({
  args: { at: at(tab), answers: instead(call, disconnected) },
  play: () => seeText(words),
})

export const EscrowLoading: Story = loading('escrow', searchEscrow)
export const EscrowEmpty: Story = empty('escrow', 'No Escrow Accounts')
export const EscrowUnreachable: Story = unreachable('escrow', searchEscrow, 'Failed to fetch escrow accounts')
/** A status that only a newer server knows is listed and downloaded in its own words. */
export const EscrowOfANewerServer: Story = {
  args: { at: at('escrow'), answers: newerServer((recorded) => recorded, '"status":"active"', '"status":"under_review"') },
  play: async () => {
    await expect((await screen.findAllByText('Under review'))[0]).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await seeText('Export ready')
  },
}
export const TransactionsLoading: Story = loading('transactions', searchTransactions)
export const TransactionsEmpty: Story = empty('transactions', 'No Transactions')
export const TransactionsUnreachable: Story = unreachable('transactions', searchTransactions, 'Failed to fetch transactions')
export const TransactionsOnAPhone: Story = { args: { at: at('transactions') }, globals: phone }
/** A shop reads its receivable as an amount: the account behind it is not its own. */
export const FactoringOfAShop: Story = {
  args: { at: at('factoring'), recorded: moneyOfAShop },
  play: async () => {
    const requests = within(await screen.findByRole('table', { name: 'Factoring requests' }))
    await expect(await requests.findByRole('button', { name: /entries of Early payout/ })).toBeVisible()
    await expect(requests.queryByRole('button', { name: /entries of Order funds/ })).toBeNull()
  },
}
export const FactoringLoading: Story = loading('factoring', searchFactoring)
export const FactoringEmpty: Story = empty('factoring', 'No Factoring Requests')
export const FactoringUnreachable: Story = unreachable('factoring', searchFactoring, 'Failed to fetch factoring requests')
export const FactoringOnAPhone: Story = { args: { at: at('factoring') }, globals: phone }
export const MilestonesLoading: Story = loading('milestones', getPaymentProject)
export const MilestonesEmpty: Story = empty('milestones', 'No Projects')
export const MilestonesUnreachable: Story = unreachable('milestones', getPaymentProject, 'The project could not be loaded')

/** A builder sees nothing of its shop's early payouts, margin or payouts. */
export const MilestonesOfABuilder: Story = {
  args: { at: at('milestones') },
  play: async () => {
    await seeText('Between the shop and Framewell')
    await expect(await screen.findByRole('region', { name: 'Invoices' })).toBeVisible()
    const paying = within(await screen.findByRole('region', { name: 'How to pay' }))
    await expect(await paying.findByText(answerIn(money, getHouseAccount).account?.accountNumber ?? '')).toBeVisible()
    await expect(paying.getByText(/^INV-\d{4}-\d{5} \(\$/)).toBeVisible()
    const figures = within(await screen.findByRole('region', { name: 'Milestones' }))
    await expect(figures.queryByText(/ margin/)).toBeNull()
    await expect(screen.queryByText(HOLDER_WORDS.fabricators)).toBeNull()
  },
}
/** A shop sees its own side, and nothing of what its builder is billed and owes. */
export const MilestonesOfAShop: Story = {
  args: milestonesOf(moneyOfAShop),
  play: async () => {
    const figures = within(await screen.findByRole('region', { name: 'Milestones' }))
    await seeText(/ is released to you and not paid out yet$/)
    await expect((await figures.findAllByText(/to your shop/)).length).toBeGreaterThan(0)
    await expect(figures.queryByText(/ margin/)).toBeNull()
    await expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull()
    await expect(screen.queryByRole('button', { name: /invoices of Price/ })).toBeNull()
    await expect(screen.queryByText('Trade credit to be paid')).toBeNull()
  },
}

/** Nothing more is released or held back, and a paid invoice is not due any more. */
export const MilestonesOfACanceledOrder: Story = {
  args: milestonesOf(moneyOfACanceledOrder),
  play: async () => {
    const phases = within(await screen.findByRole('region', { name: 'Milestones' }))
    await expect(await phases.findAllByText('Not released: the order is canceled')).toHaveLength(4)
    await seeText('Nothing is held back: the order is canceled.')
  },
}

/** The dispute stops phases, retainage and payouts, and is discussed in the order's conversation. */
export const MilestonesInDispute: Story = {
  args: milestonesOf(moneyInDispute),
  play: async () => {
    await seeText('A dispute is open')
    await seeText(/^Phases, retainage and payouts to the shop wait until the dispute is decided/)
    const dispute = within(await screen.findByRole('region', { name: 'Dispute' }))
    await expect(await dispute.findByText('We can send two new ones on Friday.')).toBeVisible()
    await userEvent.upload(dispute.getByLabelText('Add evidence: file'), new File(['not a photo'], 'renamed.jpg', { type: 'image/jpeg' }))
    await expect(await dispute.findByText('Only PDF, JPEG and PNG files are taken.')).toBeVisible()
    await userEvent.type(dispute.getByLabelText('Your message'), 'Friday is fine.')
    await userEvent.click(dispute.getByRole('button', { name: 'Send' }))
    await expect(await dispute.findByText('Friday is fine.')).toBeVisible()
  },
}

/** Before delivery its decision divides what is in escrow for the phases to come, and it says which of them a refund takes. */
export const MilestonesInDisputeBeforeDelivery: Story = {
  args: milestonesOf(moneyInEarlyDispute),
  play: async () => {
    const dispute = within(await screen.findByRole('region', { name: 'Dispute' }))
    await expect(await dispute.findByText(/for phases to come.* A refund takes the last phase first/)).toBeVisible()
  },
}

/** A decided dispute says how, why and who got what. */
export const MilestonesAfterADispute: Story = {
  args: milestonesOf(moneyAfterADispute),
  play: async () => {
    const decided = within(await screen.findByRole('region', { name: 'Decided disputes' }))
    await expect(decided.getByText(/^Damage in transit, opened by Olivia Park: Two wall panels came bent/)).toBeVisible()
    await expect(decided.getByText(/Split between both/)).toBeVisible()
    await expect(
      decided.getByText(
        /\d{4}\. \$850\.00 back to the builder: first off what the builder still owes, the rest as a refund\. \$[\d,.]+ is released for the work of the shop\./,
      ),
    ).toBeVisible()
    await expect(decided.getByText('The builder had two panels straightened')).toBeVisible()
    await seeText(/^Settled by the decision of a dispute on /)
  },
}
/** An outcome that only a newer server knows is shown in its own words. */
export const DisputeOfANewerServer: Story = {
  args: {
    ...milestonesOf(moneyAfterADispute),
    answers: newerServer((recorded) => recorded, '"outcome":"split"', '"outcome":"split_by_panel"'),
  },
  play: async () => {
    const decided = within(await screen.findByRole('region', { name: 'Decided disputes' }))
    await expect(decided.getByText('Split by panel')).toBeVisible()
  },
}
/** Its shop reads what the decision takes of its own price. */
export const MilestonesOfAShopAfterADispute: Story = {
  args: milestonesOf(moneyOfAShopAfterADispute),
  play: async () => {
    const decided = within(await screen.findByRole('region', { name: 'Decided disputes' }))
    await expect(decided.getByText(/\$[\d,.]+ off what your company is paid for the order\. \$[\d,.]+ is released to you\./)).toBeVisible()
    await expect(decided.queryByText(/builder\./)).toBeNull()
  },
}
export const MilestonesAfterADisputeOnAPhone: Story = { ...MilestonesAfterADispute, globals: phone }
export const MilestonesInDisputeOnAPhone: Story = {
  args: milestonesOf(moneyInDispute),
  globals: phone,
}
