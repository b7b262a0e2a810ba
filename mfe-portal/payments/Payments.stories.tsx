import { cents } from '@framewell/domain/money/cents'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { moneyDesk } from '../testing/moneyDesk'
import { PortalStory } from '../testing/PortalStory'
import { storyWaiver } from '../testing/phaseDesk'
import { STORY_FACTS } from '../testing/storyProject'

const meta = {
  title: 'Portal/Payments',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/payments', answers: () => moneyDesk() },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const NOTHING = { data: [], total: 0 }
const phone = { viewport: { value: 'phone' } }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const EMPTY_ANALYTICS = {
  totalEscrowValue: 0,
  cashHeld: 0,
  cashInEscrow: 0,
  onCredit: 0,
  totalRevenue: 0,
  monthlyRevenue: 0,
  activeAccounts: 0,
  processingVolume: 0,
  avgProcessingTime: null,
  totalReleased: 0,
  retainageHeld: 0,
  pendingFactoring: 0,
  advancesOutstanding: 0,
  receivables: 0,
  overdueReceivables: 0,
  calendar: [],
  timeline: [],
}
const nothing = (role: 'builder' | 'partner' = 'builder') =>
  moneyDesk({ role, escrow: () => NOTHING, transactions: () => NOTHING, factoring: () => NOTHING, analytics: () => EMPTY_ANALYTICS })

/** Ctrl K finds from everywhere, for operators alone. */
export const FindForOperators: Story = {
  args: { answers: () => moneyDesk({ role: 'operator' }) },
  play: async () => {
    await seeText('Not Released Yet')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/admin-dashboard?find='))
  },
}

export const Full: Story = {
  play: async () => {
    await seeText('Not Released Yet')
    await seeText(/ is not paid out yet: .* is cash received/)
    await press(/entries of Order funds, cash and credit, FW-2026-00042$/)
    const drawer = within(await screen.findByRole('dialog', { name: 'Order funds, cash and credit, FW-2026-00042' }))
    await expect(await drawer.findByText('Fabrication start: release to the shop')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    for (const figure of ['Order funds, cash and credit, all projects', 'Released, all projects', 'Available, FW-2026-00042']) {
      await press(new RegExp(`entries of ${figure}$`))
      await expect(await screen.findByRole('dialog', { name: figure })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    }
    await press(/invoices of Price, FW-2026-00042$/)
    const price = within(await screen.findByRole('dialog', { name: 'Price, FW-2026-00042' }))
    await expect(await price.findByText('Billed $58,900.00')).toBeVisible()
    await expect(price.getByText('$35,340.00')).toBeVisible()
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
  args: { answers: () => moneyDesk({ completed: 4 }) },
  play: async () => {
    await expect((await screen.findAllByText('December 4, 2026 (end of day, Eastern Time)'))[0]).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: phone }
export const Transactions: Story = { args: { at: '/payments?tab=transactions' } }
export const Factoring: Story = { args: { at: '/payments?tab=factoring' } }
/** A shop signs the waiver of exactly what it is paid early; without it no operator can approve the request. */
export const FactoringWaiver: Story = {
  args: { at: '/payments?tab=factoring', answers: () => moneyDesk({ role: 'partner' }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign the conditional waiver' }))
    const part = within(await screen.findByRole('dialog', { name: 'Conditional waiver for early payout' }))
    await expect((await part.findAllByText(/\$19,400\.00/))[0]).toBeVisible()
    await userEvent.type(part.getByLabelText('Your name, as your signature'), 'Olivia Park')
    await userEvent.click(part.getByRole('button', { name: 'Sign waiver' }))
    await seeText('Conditional waiver signed')
  },
}
export const Milestones: Story = { args: { at: '/payments?tab=milestones' } }
/** Its builder has entered no account yet. */
export const RefundOwed: Story = {
  args: {
    at: '/payments?tab=milestones',
    answers: () => moneyDesk({ facts: { ...STORY_FACTS, refund: { openCents: cents(550_000), account: null, payouts: [] } } }),
  },
  play: async () => {
    await seeText('Refund of $5,500.00')
    await seeText('$5,500.00 is owed back to you. Enter a bank account to receive it.')
    await expect(await screen.findByRole('link', { name: 'Enter a bank account' })).toHaveAttribute('href', '/account#own-bank-details')
  },
}
export const MilestonesOnAPhone: Story = { args: { at: '/payments?tab=milestones' }, globals: phone }
export const CompletesAPhase: Story = {
  args: { at: '/payments?tab=milestones' },
  play: async () => {
    await seeText(/^Counts as accepted after December 4, 2026, Eastern Time/)
    await press('Complete quality check')
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete: quality check' }))
    await expect(await dialog.findByText('−$11,780.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Release $11,780.00' }))
    await expect(await screen.findByRole('button', { name: 'Complete shipment' })).toBeVisible()
  },
}
/** An operator accepts for the builder, with a reason that both sides read. */
export const AcceptedForTheBuilder: Story = {
  args: { at: '/payments?tab=milestones', answers: () => moneyDesk({ role: 'operator' }) },
  play: async () => {
    await press('Complete quality check')
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete: quality check' }))
    const release = await dialog.findByRole('button', { name: 'Release $11,780.00' })
    await userEvent.click(release)
    await expect(await dialog.findByText('Give a reason of at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The builder confirmed it by phone')
    await userEvent.click(release)
    await seeText(/The builder confirmed it by phone$/)
  },
}
export const PhaseWithoutWaiver: Story = {
  args: { at: '/payments?tab=milestones', answers: () => moneyDesk({ waived: false }) },
  play: async () => {
    await press('Complete quality check')
    await seeText('This phase cannot complete yet')
  },
}
/** Its window passed, and the release waits for the builder's payment: both sides read why. */
export const AcceptedAndHeld: Story = {
  args: { at: '/payments?tab=milestones', answers: () => moneyDesk({ heldSince: '2026-11-19' }) },
  play: async () => {
    await seeText('Counts as accepted since November 19, 2026 (end of day, Eastern Time), but not released yet')
    await seeText(/A payment is still expected\. The builder pays what is open on this order\./)
  },
}
/** Nothing to accept before the shop has recorded its work: no button that could only be refused. */
export const PhaseNotRecordedYet: Story = {
  args: {
    at: '/payments?tab=milestones',
    answers: () => moneyDesk({ state: { completed: [], waivers: [], released: false, dispute: null, stageReached: () => false } }),
  },
  play: async () => {
    await seeText('Waiting for the shop to record this phase.')
    await expect(screen.queryByRole('button', { name: /^Complete / })).toBeNull()
  },
}
export const RecordsLienPapers: Story = {
  args: { at: '/payments?tab=milestones' },
  play: async () => {
    await press('Record lien papers')
    const dialog = within(await screen.findByRole('dialog', { name: 'Lien papers' }))
    await userEvent.type(dialog.getByLabelText(/^Property owner/), 'Grand Avenue Partners LLC')
    await userEvent.type(dialog.getByLabelText(/^Preliminary notice: last day/), '2026-12-11')
    await userEvent.type(dialog.getByLabelText(/^Paid by joint check/), 'Steel Supply Inc.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await seeText('Enter the day of the agreement')
    await userEvent.type(dialog.getByLabelText(/^Joint-check agreement of/), '2026-11-02')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const papers = within(await screen.findByRole('region', { name: 'Lien papers' }))
    await expect(await papers.findByText('Grand Avenue Partners LLC')).toBeVisible()
    await expect(papers.getByText(/^Due by .* not recorded as given$/)).toBeVisible()
    await expect(papers.getByText(/^With Steel Supply Inc\., /)).toBeVisible()
  },
}
export const ShopSignsAWaiver: Story = {
  args: { at: '/payments?tab=milestones', answers: () => moneyDesk({ role: 'partner', waived: false }) },
  globals: phone,
  play: async () => {
    await press('Sign the conditional waiver')
    const dialog = within(await screen.findByRole('dialog', { name: 'Conditional waiver for quality check' }))
    await userEvent.type(await dialog.findByLabelText('Your name, as your signature'), 'Olivia Park')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign waiver' }))
    await seeText('Waiver signed')
  },
}
export const PaymentOfAWaiverCameBack: Story = {
  args: {
    at: '/payments?tab=milestones',
    answers: () =>
      moneyDesk({
        role: 'partner',
        state: {
          completed: [{ phase: 'fabrication_start', notes: '' }],
          waivers: [{ ...storyWaiver('fabrication_start', cents(9_424_00)), returnedPayout: 'PO-2026-00007' }],
          released: false,
          dispute: null,
        },
      }),
  },
  play: async () => {
    await seeText('Payment returned')
    await seeText(/^The bank returned payout PO-2026-00007, and no statement shows the payment made again/)
  },
}
export const AWaiverOfAnotherSum: Story = {
  args: {
    at: '/payments?tab=milestones',
    answers: () =>
      moneyDesk({
        role: 'partner',
        state: {
          completed: [{ phase: 'fabrication_start', notes: '' }],
          waivers: [{ ...storyWaiver('fabrication_start', cents(9_424_00)), amountChanged: true }],
          released: false,
          dispute: null,
        },
      }),
  },
  play: async () => {
    await seeText(/^No longer counts: the payment is another sum now/)
  },
}
export const ShopAsksForAnAdvance: Story = {
  args: { at: '/payments?tab=factoring', answers: () => moneyDesk({ role: 'partner' }) },
  play: async () => {
    await press('Ask for early payout')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for early payout' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Ask for \$/ }))
    await expect(await dialog.findByText('A request on this project is waiting for its decision.')).toBeVisible()
  },
}
export const Delivered: Story = {
  args: { at: '/payments?tab=milestones', answers: () => moneyDesk({ completed: 4 }) },
  play: async () => {
    await press('Accept and release')
    await press('Release $2,945.00')
    await seeText('Retainage released')
    await seeText(/^Released on /)
  },
}
export const NoEscrowAccounts: Story = {
  args: { answers: () => nothing() },
  play: async () => {
    await seeText('No Escrow Accounts')
    await userEvent.click(screen.getByRole('tab', { name: 'Transactions' }))
    await seeText('No Transactions')
    await userEvent.click(screen.getByRole('tab', { name: 'Factoring' }))
    await seeText('No Factoring Requests')
  },
}
export const Loading: Story = { args: { answers: () => moneyDesk({ escrow: never, analytics: never }) } }
export const Unreachable: Story = {
  args: {
    answers: () => moneyDesk({ escrow: disconnected, analytics: disconnected, transactions: disconnected, factoring: disconnected }),
  },
  play: async () => {
    await seeText('Failed to fetch escrow accounts')
    await seeText('Failed to fetch payment analytics')
    await userEvent.click(screen.getByRole('tab', { name: 'Transactions' }))
    await seeText('Failed to fetch transactions')
    await userEvent.click(screen.getByRole('tab', { name: 'Factoring' }))
    await seeText('Failed to fetch factoring requests')
  },
}
