import { cents } from '@framewell/domain/money/cents'
import type { DisputeDetail } from '@framewell/domain/payments/disputeCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { moneyDesk } from '../testing/moneyDesk'
import { PortalStory } from '../testing/PortalStory'
import { DISPUTE } from '../testing/storyProject'

/** Each tab of /payments while loading, empty, and after a failed read. */
const meta = {
  title: 'Portal/Payments/Tabs',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/payments', answers: () => moneyDesk() },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const NOTHING = { data: [], total: 0 }
const phone = { viewport: { value: 'phone' } }
const at = (tab: string) => `/payments?tab=${tab}`
const tab = (name: string, answers: Parameters<typeof moneyDesk>[0], words?: string): Story => ({
  args: { at: at(name), answers: () => moneyDesk(answers) },
  ...(words
    ? {
        play: async () => {
          await seeText(words)
        },
      }
    : {}),
})

export const EscrowLoading: Story = tab('escrow', { escrow: never })
export const EscrowEmpty: Story = tab('escrow', { escrow: () => NOTHING }, 'No Escrow Accounts')
export const EscrowUnreachable: Story = tab('escrow', { escrow: disconnected }, 'Failed to fetch escrow accounts')
/** A status that only a newer server knows is listed and downloaded in its own words. */
export const EscrowOfANewerServer: Story = {
  args: { at: at('escrow'), answers: newerServer(() => moneyDesk(), '"status":"active"', '"status":"under_review"') },
  play: async () => {
    await expect((await screen.findAllByText('Under review'))[0]).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await seeText('Export ready')
  },
}
export const TransactionsLoading: Story = tab('transactions', { transactions: never })
export const TransactionsEmpty: Story = tab('transactions', { transactions: () => NOTHING }, 'No Transactions')
export const TransactionsUnreachable: Story = tab('transactions', { transactions: disconnected }, 'Failed to fetch transactions')
export const TransactionsOnAPhone: Story = { args: { at: at('transactions') }, globals: phone }
/** A shop reads its receivable as an amount: the account behind it is not its own. */
export const FactoringOfAShop: Story = {
  args: { at: at('factoring'), answers: () => moneyDesk({ role: 'partner' }) },
  play: async () => {
    const requests = within(await screen.findByRole('table', { name: 'Factoring requests' }))
    await expect(await requests.findByRole('button', { name: /entries of Early payout/ })).toBeVisible()
    await expect(requests.queryByRole('button', { name: /entries of Order funds/ })).toBeNull()
  },
}
export const FactoringLoading: Story = tab('factoring', { factoring: never })
export const FactoringEmpty: Story = tab('factoring', { factoring: () => NOTHING }, 'No Factoring Requests')
export const FactoringUnreachable: Story = tab('factoring', { factoring: disconnected }, 'Failed to fetch factoring requests')
export const FactoringOnAPhone: Story = { args: { at: at('factoring') }, globals: phone }
export const MilestonesLoading: Story = tab('milestones', { project: never })
export const MilestonesEmpty: Story = tab('milestones', { escrow: () => NOTHING }, 'No Projects')
export const MilestonesUnreachable: Story = tab('milestones', { project: disconnected }, 'The project could not be loaded')

/** A builder sees nothing of its shop's early payouts, margin or payouts. */
export const MilestonesOfABuilder: Story = {
  args: { at: at('milestones') },
  play: async () => {
    await seeText('Between the shop and Framewell')
    await expect(await screen.findByRole('region', { name: 'Invoices' })).toBeVisible()
    const paying = within(await screen.findByRole('region', { name: 'How to pay' }))
    await expect(await paying.findByText('000123456789')).toBeVisible()
    await expect(paying.getByText(/^INV-2026-00101 \(\$/)).toBeVisible()
    const figures = within(await screen.findByRole('region', { name: 'Milestones' }))
    await expect(figures.queryByText(/ margin/)).toBeNull()
    await expect(screen.queryByText('Released to shops, not paid out yet')).toBeNull()
  },
}
/** A shop sees its own side, and nothing of what its builder is billed and owes. */
export const MilestonesOfAShop: Story = {
  args: { at: at('milestones'), answers: () => moneyDesk({ role: 'partner' }) },
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
  args: {
    at: at('milestones'),
    answers: () =>
      moneyDesk({
        state: { completed: [{ phase: 'fabrication_start', notes: '' }], waivers: [], released: false, dispute: null, canceled: true },
      }),
  },
  play: async () => {
    const phases = within(await screen.findByRole('region', { name: 'Milestones' }))
    await expect(await phases.findAllByText('Not released: the order is canceled')).toHaveLength(3)
    await seeText('Nothing is held back: the order is canceled.')
  },
}

/** The dispute stops phases, retainage and payouts, and is discussed in the order's conversation. */
export const MilestonesInDispute: Story = {
  args: { at: at('milestones'), answers: () => moneyDesk({ disputed: true, completed: 4 }) },
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
  args: { at: at('milestones'), answers: () => moneyDesk({ disputed: true, completed: 1 }) },
  play: async () => {
    const dispute = within(await screen.findByRole('region', { name: 'Dispute' }))
    await expect(await dispute.findByText(/for phases to come.* A refund takes the last phase first/)).toBeVisible()
  },
}

const DECIDED = {
  ...DISPUTE,
  status: 'resolved',
  outcome: 'split',
  resolution: {
    reason: 'The builder had two panels straightened',
    by: 'Sam Ortiz',
    at: '2026-11-24T15:00:00.000Z',
    refundCents: cents(85_000),
    releaseCents: cents(127_650),
  },
} satisfies DisputeDetail

/** An outcome that only a newer server knows is told in its own words. */
export const DisputeOfANewerServer: Story = {
  args: {
    at: at('milestones'),
    answers: newerServer(() => moneyDesk({ completed: 4, decided: [DECIDED] }), '"outcome":"split"', '"outcome":"split_by_panel"'),
  },
  play: async () => {
    const decided = within(await screen.findByRole('region', { name: 'Decided disputes' }))
    await expect(decided.getByText('Split by panel')).toBeVisible()
  },
}

/** A decided dispute says how, why and who got what. */
export const MilestonesAfterADispute: Story = {
  args: {
    at: at('milestones'),
    answers: () =>
      moneyDesk({
        completed: 4,
        decided: [DECIDED],
      }),
  },
  play: async () => {
    const decided = within(await screen.findByRole('region', { name: 'Decided disputes' }))
    await expect(decided.getByText(/^Damage in transit, opened by Olivia Park: Two wall panels came bent/)).toBeVisible()
    await expect(decided.getByText(/Split between both/)).toBeVisible()
    await expect(
      decided.getByText(
        /November 24, 2026\. \$850\.00 back to the builder, first off what was still owed\. \$1,276\.50 is released for the work of the shop\./,
      ),
    ).toBeVisible()
    await expect(decided.getByText('The builder had two panels straightened')).toBeVisible()
  },
}
/** Its shop reads what the decision takes of its own price. */
export const MilestonesOfAShopAfterADispute: Story = {
  args: {
    at: at('milestones'),
    answers: () => moneyDesk({ role: 'partner', completed: 4, decided: [DECIDED] }),
  },
  play: async () => {
    const decided = within(await screen.findByRole('region', { name: 'Decided disputes' }))
    await expect(decided.getByText(/It takes \$850\.00 off your price\. \$1,276\.50 is released to you\./)).toBeVisible()
    await expect(decided.queryByText(/builder\./)).toBeNull()
  },
}
export const MilestonesAfterADisputeOnAPhone: Story = { ...MilestonesAfterADispute, globals: phone }
export const MilestonesInDisputeOnAPhone: Story = {
  args: { at: at('milestones'), answers: () => moneyDesk({ disputed: true, completed: 4 }) },
  globals: phone,
}
