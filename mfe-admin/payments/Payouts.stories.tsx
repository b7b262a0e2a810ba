import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { paymentDesk } from '../testing/paymentDesk'
import { detail, run, sentRun, signedWaiver } from '../testing/paymentRecords'
import { StoryShell } from '../testing/StoryShell'

const at = (tab: string) => `/admin-dashboard?tab=${tab}`

const meta = {
  title: 'Admin/Payments/Payouts',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: at('payouts'), answers: () => paymentDesk().answers },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const empty = () => paymentDesk({ filled: false }).answers
const loading = (tab: string): Story => ({ args: { at: at(tab), answers: () => paymentDesk({ lists: never }).answers } })
const unreachable = (tab: string, words: string): Story => ({
  args: { at: at(tab), answers: () => paymentDesk({ lists: disconnected }).answers },
  play: async () => {
    await seeText(words)
  },
})
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Payouts: Story = {
  args: { at: at('payouts') },
  play: async () => {
    await seeText('No confirmed bank details')
    await userEvent.click(await screen.findByRole('button', { name: /payouts of Total, PR-2026-00007$/ }))
    await expect((await dialog('Total, PR-2026-00007')).getByText('Wabash Steel Frames Inc')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: /^Open PR-2026-00007/ }))
    const part = await dialog('Payout run')
    await userEvent.click(part.getByRole('button', { name: 'Approve' }))
    await expect(await part.findByText('You have approved it. A second person has to approve it too.')).toBeVisible()
    await expect(part.getByRole('button', { name: 'Approve' })).toBeDisabled()
  },
}
/** The person who enters a company's account cannot confirm it. */
export const PayoutsEnterAccount: Story = {
  args: { at: at('payouts') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enter account' }))
    const form = await dialog('Bank account of Hearth Homes LLC')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Enter the nine digits of the routing number')).toBeVisible()
    await userEvent.type(form.getByLabelText('Name on the account'), 'Hearth Homes LLC')
    await userEvent.type(form.getByLabelText('Routing number'), '021000021')
    await userEvent.type(form.getByLabelText('Account number'), '99887766')
    await userEvent.selectOptions(form.getByLabelText('Whose account'), 'Personal account')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await seeText('Bank details entered')
  },
}
/** A returned payout shows the reason and the waivers of its payment, and its amount waits for another account. */
export const PayoutsReturned: Story = {
  args: {
    at: at('payouts'),
    answers: () =>
      paymentDesk({
        runs: [
          {
            ...sentRun,
            status: 'settled',
            payouts: run.payouts.map((payout) => ({
              ...payout,
              status: 'returned',
              failReason: 'R03: no account, or unable to locate the account',
              waivers: [{ ...signedWaiver, returnedPayout: payout.reference }],
            })),
          },
        ],
        payable: [
          {
            companyId: detail.companyId,
            payee: 'Wabash Steel Frames',
            projectId: 'FW-2026-00012',
            account: 'fabricator_payable',
            returned: null,
            amountCents: run.totalCents,
            blocked: 'accountBlocked',
          },
        ],
      }).answers,
  },
  play: async () => {
    await seeText('Bank account blocked: a payment or prenote was returned')
    await userEvent.click(await screen.findByRole('button', { name: /^Open PR-2026-00007/ }))
    const part = await dialog('Payout run')
    await expect(await part.findByText('R03: no account, or unable to locate the account')).toBeVisible()
    await expect(part.getByText(/This waiver says that the payment was received/)).toBeVisible()
  },
}
/** A returned payout that the shop is not owed on the order waits for a decision. */
export const PayoutsUnclaimed: Story = {
  args: {
    at: at('payouts'),
    answers: () => {
      const [payout] = run.payouts
      if (!payout) throw new Error('The run of the stories pays nobody')
      const returned = { ...payout, status: 'returned' as const, failReason: 'AC04: account closed' }
      return paymentDesk({
        runs: [{ ...sentRun, status: 'settled', payouts: [returned] }],
        payable: [
          {
            companyId: detail.companyId,
            payee: 'Wabash Steel Frames',
            projectId: 'FW-2026-00012',
            account: 'suspense',
            returned: { id: payout.id, reference: payout.reference },
            amountCents: payout.amountCents,
            blocked: 'undecided',
          },
        ],
      }).answers
    },
  },
  play: async () => {
    await seeText('Came back, and the shop is not owed it on the order')
    await userEvent.click(await screen.findByRole('button', { name: 'Recover a write-off' }))
    const recover = await dialog('Recover what Wabash Steel Frames owed')
    await userEvent.type(recover.getByLabelText('Reason'), 'Written off last week')
    await userEvent.click(recover.getByRole('button', { name: 'Recover it' }))
    await expect(await recover.findByText(/Pay the shop again/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Pay again' }))
    const again = await dialog('Pay Wabash Steel Frames again')
    await userEvent.type(again.getByLabelText('Reason'), 'They paid their debt')
    await userEvent.click(again.getByRole('button', { name: 'Pay again' }))
    await seeText('Bank account blocked: a payment or prenote was returned')
  },
}
export const PayoutsEmpty: Story = { args: { at: at('payouts'), answers: empty } }
export const PayoutsLoading: Story = loading('payouts')
export const PayoutsUnreachable: Story = unreachable('payouts', 'The runs could not be loaded')
export const PayoutsOnAPhone: Story = { args: { at: at('payouts') }, globals: { viewport: { value: 'phone' } } }

/** A payee's checks are recorded one by one; each that is missing is named, and a wrong day is refused at its field. */
export const BankDetailsChecks: Story = {
  args: {
    at: at('bank-details'),
    answers: () => paymentDesk({ details: [{ ...detail, status: 'active', decidedBy: 'Noah Reed' }] }).answers,
  },
  play: async () => {
    await seeText('Missing: name screening, account verification')
    await userEvent.click(await screen.findByRole('button', { name: /Wabash Steel Frames, 5678/ }))
    const part = await dialog('Bank details')
    await userEvent.click(await part.findByRole('button', { name: 'Record name screening' }))
    const form = await dialog('Name screening of Wabash Steel Frames Inc')
    await userEvent.click(form.getByRole('button', { name: 'Record the check' }))
    await expect(await form.findByText('Say what was used')).toBeVisible()
    await userEvent.type(form.getByLabelText('List that was searched'), 'OFAC Sanctions List Search')
    await userEvent.type(form.getByLabelText('Date of the list'), '2099-01-01')
    await userEvent.selectOptions(form.getByLabelText('Result'), 'Not on the list')
    await userEvent.click(form.getByRole('button', { name: 'Record the check' }))
    await expect(await form.findByText('The list is from after the day of the check')).toBeVisible()
    await userEvent.clear(form.getByLabelText('Date of the list'))
    await userEvent.type(form.getByLabelText('Date of the list'), '2026-11-20')
    await userEvent.click(form.getByRole('button', { name: 'Record the check' }))
    await expect(await part.findByText('Not on the list')).toBeVisible()
    await expect(part.getByText(/^Account verification of the account that ends in 5678/)).toBeVisible()
  },
}
/** Accounts in use get their prenote in one file, and say from when they can be paid. */
export const BankDetailsPrenotes: Story = {
  args: {
    at: at('bank-details'),
    answers: () => paymentDesk({ details: [{ ...detail, status: 'active', decidedBy: 'Noah Reed', needsPrenote: true }] }).answers,
  },
  play: async () => {
    await seeText('No prenote sent yet')
    await userEvent.click(await screen.findByRole('button', { name: 'Send prenotes' }))
    await seeText(/^PF-\d{4}-00001 is ready for the bank$/)
    await expect(await screen.findByText(/^Prenote sent .*, usable from /)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send prenotes' }))
    await seeText('No account needs a prenote now.')
  },
}
export const BankDetails: Story = {
  args: { at: at('bank-details') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Wabash Steel Frames, 5678/ }))
    const part = await dialog('Bank details')
    await userEvent.click(part.getByRole('button', { name: 'Confirm' }))
    const reason = await dialog('Use this account of Wabash Steel Frames')
    await userEvent.type(reason.getByLabelText('Reason'), 'Called Sam back')
    await userEvent.click(reason.getByRole('button', { name: 'Confirm the account' }))
    await expect(await part.findByText('Decided by')).toBeVisible()
  },
}

export const BankDetailsBlocked: Story = {
  args: {
    at: at('bank-details'),
    answers: () => paymentDesk({ details: [{ ...detail, status: 'blocked', blockReason: 'AC04: account closed' }] }).answers,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Wabash Steel Frames, 5678/ }))
    await expect(await (await dialog('Bank details')).findByText('AC04: account closed')).toBeVisible()
  },
}
export const BankDetailsEmpty: Story = { args: { at: at('bank-details'), answers: empty } }
export const BankDetailsLoading: Story = loading('bank-details')
export const BankDetailsUnreachable: Story = unreachable('bank-details', 'The accounts could not be loaded')
