import { companyDay } from '@framewell/domain/dates/businessDays'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { cents } from '@framewell/domain/money/cents'
import { listBankDetails } from '@framewell/domain/payments/bankDetailCalls'
import { listPayoutRuns } from '@framewell/domain/payments/payoutCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import bankDetails from '../recordings/bankDetails.json'
import blockedBankDetails from '../recordings/blockedBankDetails.json'
import noBankDetails from '../recordings/noBankDetails.json'
import noPayouts from '../recordings/noPayouts.json'
import payeeChecks from '../recordings/payeeChecks.json'
import payouts from '../recordings/payouts.json'
import prenotes from '../recordings/prenotes.json'
import returnedPayout from '../recordings/returnedPayout.json'
import unclaimedPayout from '../recordings/unclaimedPayout.json'
import { StoryShell } from '../testing/StoryShell'

const at = (tab: string) => `/admin-dashboard?tab=${tab}`

const meta = {
  title: 'Admin/Payments/Payouts',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: at('payouts'), recorded: payouts },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const answering = (answer: () => Promise<never>) => (recorded: SendRequest) =>
  answerCalls(
    [
      [listPayoutRuns, answer],
      [listBankDetails, answer],
    ],
    recorded,
  )
const loading = (tab: string): Story => ({ args: { at: at(tab), answers: answering(never) } })
const unreachable = (tab: string, words: string): Story => ({
  args: { at: at(tab), answers: answering(disconnected) },
  play: async () => {
    await seeText(words)
  },
})
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Payouts: Story = {
  play: async () => {
    await seeText('No confirmed bank details')
    await userEvent.click(await screen.findByRole('button', { name: /payouts of Total, PR-2026-00001$/ }))
    await expect((await dialog('Total, PR-2026-00001')).getByText('Wabash Steel Frames Inc')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: /^Open PR-2026-00001/ }))
    const part = await dialog('Payout run')
    await expect(
      part.getByText(
        'Joint check agreed with Steel Supply Inc., from November 2, 2026 to December 31, 2031. This run pays the shop alone.',
      ),
    ).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Approve' }))
    await expect(await part.findByText('You have approved it. A second person has to approve it too.')).toBeVisible()
    await expect(part.getByRole('button', { name: 'Approve' })).toBeDisabled()
  },
}
/** A fee or a withdrawal took what refunds to builders need. */
export const RefundsNotCovered: Story = {
  args: {
    answers: (recorded) =>
      answerCalls([[listPayoutRuns, () => ({ ...answerIn(payouts, listPayoutRuns), lackingForRefundsCents: cents(12_345) })]], recorded),
  },
  play: async () => {
    await seeText('Refunds are not covered')
    await seeText(/^The operating account lacks \$123\.45 for refunds owed to builders\./)
  },
}
/** The person who enters a company's account cannot confirm it. */
export const PayoutsEnterAccount: Story = {
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
  args: { recorded: returnedPayout },
  play: async () => {
    await seeText('Bank account blocked: a payment or prenote was returned')
    await userEvent.click(await screen.findByRole('button', { name: /^Open PR-2026-00001/ }))
    const part = await dialog('Payout run')
    await expect(await part.findByText('R03: no account, or unable to locate the account')).toBeVisible()
    await expect(part.getByText(/This waiver says that the payment was received/)).toBeVisible()
  },
}
/** A returned payout that the shop is not owed on the order waits for a decision. */
export const PayoutsUnclaimed: Story = {
  args: { recorded: unclaimedPayout },
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
export const PayoutsEmpty: Story = { args: { recorded: noPayouts } }
export const PayoutsLoading: Story = loading('payouts')
export const PayoutsUnreachable: Story = unreachable('payouts', 'The runs could not be loaded')
export const PayoutsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A payee's checks are recorded one by one; each that is missing is named, and a wrong day is refused at its field. */
export const BankDetailsChecks: Story = {
  args: { at: at('bank-details'), recorded: payeeChecks },
  play: async () => {
    await seeText('Missing: name screening, account verification')
    await userEvent.click(await screen.findByRole('button', { name: /Wabash Steel Frames, 5678/ }))
    const part = await dialog('Bank details')
    await userEvent.click(await part.findByRole('button', { name: 'Record name screening' }))
    const form = await dialog('Name screening of Wabash Steel Frames')
    await userEvent.click(form.getByRole('button', { name: 'Record the check' }))
    await expect(await form.findByText('Say what was used')).toBeVisible()
    await userEvent.type(form.getByLabelText('List that was searched'), 'OFAC Sanctions List Search')
    await userEvent.type(form.getByLabelText('Date of the list'), '2099-01-01')
    await userEvent.selectOptions(form.getByLabelText('Result'), 'Not on the list')
    await userEvent.click(form.getByRole('button', { name: 'Record the check' }))
    await expect(await form.findByText('The list is from after the day of the check')).toBeVisible()
    await userEvent.clear(form.getByLabelText('Date of the list'))
    await userEvent.type(form.getByLabelText('Date of the list'), companyDay(new Date()))
    await userEvent.click(form.getByRole('button', { name: 'Record the check' }))
    await expect(await part.findByText('Not on the list')).toBeVisible()
    await expect(part.getByText(/^Account verification of the account that ends in 5678/)).toBeVisible()
  },
}
/** Accounts in use get their prenote in one file, and say from when they can be paid. */
export const BankDetailsPrenotes: Story = {
  args: { at: at('bank-details'), recorded: prenotes },
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
  args: { at: at('bank-details'), recorded: bankDetails },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Wabash Steel Frames, 5678/ }))
    const part = await dialog('Bank details')
    await userEvent.click(part.getByRole('button', { name: 'Confirm' }))
    const reason = await dialog('Use this account of Wabash Steel Frames')
    await userEvent.type(reason.getByLabelText('Reason'), 'Called Rosa back')
    await userEvent.click(reason.getByRole('button', { name: 'Confirm the account' }))
    await expect(await part.findByText('Decided by')).toBeVisible()
  },
}

export const BankDetailsBlocked: Story = {
  args: { at: at('bank-details'), recorded: blockedBankDetails },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Wabash Steel Frames, 5678/ }))
    await expect(await (await dialog('Bank details')).findByText('AC04: account closed')).toBeVisible()
  },
}
export const BankDetailsEmpty: Story = { args: { at: at('bank-details'), recorded: noBankDetails } }
export const BankDetailsLoading: Story = loading('bank-details')
export const BankDetailsUnreachable: Story = unreachable('bank-details', 'The accounts could not be loaded')
