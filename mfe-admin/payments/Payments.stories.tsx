import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { listStatements } from '@framewell/domain/payments/bankCalls'
import { listInvoices } from '@framewell/domain/payments/billingCalls'
import { listDisputes } from '@framewell/domain/payments/disputeCalls'
import { searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { getReceivablesTie } from '@framewell/domain/payments/statementCalls'
import { getPayees } from '@framewell/domain/payments/w9Calls'
import { getTaxReturn } from '@framewell/domain/tax/taxCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import bankFiles from '../recordings/bankFiles.json'
import bankLines from '../recordings/bankLines.json'
import books from '../recordings/books.json'
import checkOfAPayout from '../recordings/checkOfAPayout.json'
import disputeBeforeDelivery from '../recordings/disputeBeforeDelivery.json'
import disputeOfANearParty from '../recordings/disputeOfANearParty.json'
import disputes from '../recordings/disputes.json'
import earlyPayouts from '../recordings/earlyPayouts.json'
import escrowTransfers from '../recordings/escrowTransfers.json'
import invoices from '../recordings/invoices.json'
import noBooks from '../recordings/noBooks.json'
import noDisputes from '../recordings/noDisputes.json'
import noEarlyPayouts from '../recordings/noEarlyPayouts.json'
import noInvoices from '../recordings/noInvoices.json'
import noPayees from '../recordings/noPayees.json'
import noSalesTax from '../recordings/noSalesTax.json'
import payees from '../recordings/payees.json'
import salesTax from '../recordings/salesTax.json'
import { StoryShell } from '../testing/StoryShell'

const at = (tab: string) => `/admin-dashboard?tab=${tab}`

const meta = {
  title: 'Admin/Payments',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: at('bank'), recorded: bankLines },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const loading = (tab: string, call: AnyCall): Story => ({
  args: { at: at(tab), answers: (recorded) => answerCalls([[call, never]], recorded) },
})
const unreachable = (tab: string, call: AnyCall, words: string): Story => ({
  args: { at: at(tab), answers: (recorded) => answerCalls([[call, disconnected]], recorded) },
  play: async () => {
    await seeText(words)
  },
})
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

export const Receivables: Story = {
  args: { at: at('receivables'), recorded: books },
  play: async () => {
    await seeText(/^Invoices and ledger agree on /)
    const part = within(await screen.findByRole('region', { name: 'Receivables' }))
    await expect(part.getByText('Receivable accounts of the ledger')).toBeVisible()
  },
}
export const SalesTax: Story = {
  args: { at: at('sales-tax'), recorded: salesTax },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Sales tax by jurisdiction' }))
    await expect(table.getByText('Example county')).toBeVisible()
    await expect(screen.queryByText('Jurisdictions and ledger differ')).toBeNull()
    await seeText('1 order signed in the period with a certificate of the buyer, not canceled.')
  },
}
export const SalesTaxEmpty: Story = {
  args: { at: at('sales-tax'), recorded: noSalesTax },
  play: async () => {
    await seeText('No sales tax in this period')
  },
}
export const SalesTaxUnreachable: Story = {
  args: { at: at('sales-tax'), recorded: salesTax, answers: (recorded) => answerCalls([[getTaxReturn, disconnected]], recorded) },
  play: async () => seeText('The sales tax return could not be loaded'),
}
export const Payees: Story = {
  args: { at: at('payees'), recorded: payees },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: /^Payees of / }))
    await expect(table.getByText('Form 1099-NEC')).toBeVisible()
    await expect(table.getAllByText('Services, with their materials (1099-NEC, box 1)')[0]).toBeVisible()
    await seeText(/Not in these sums: \$23,088\.80 paid to payees whose W-9 is missing\.$/)
    await userEvent.click(table.getByRole('button', { name: 'Change what Wabash Steel Frames is paid for' }))
    await seeText(/^Counts for 20\d\d only\. Another record counts from 20\d\d on\. Earlier years keep/)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(table.getByRole('button', { name: 'Change what Gulf Steel is paid for' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What Gulf Steel is paid for' }))
    await userEvent.selectOptions(dialog.getByLabelText('Paid for'), 'Rents (1099-MISC, box 1)')
    await userEvent.type(dialog.getByLabelText('Reason'), 'It rents us a yard')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await seeText('Category saved')
    await seeText('A W-9 is missing')
    await seeText(/^Gulf Steel\. The shop fills it in/)
  },
}
export const PayeesEmpty: Story = {
  args: { at: at('payees'), recorded: noPayees },
  play: async () => {
    await seeText('No payouts this year')
  },
}
export const PayeesUnreachable: Story = {
  args: { at: at('payees'), recorded: payees, answers: (recorded) => answerCalls([[getPayees, disconnected]], recorded) },
  play: async () => seeText('The payees could not be loaded'),
}
export const ReceivablesLoading: Story = {
  args: { at: at('receivables'), recorded: books, answers: (recorded) => answerCalls([[getReceivablesTie, never]], recorded) },
}
export const ReceivablesUnreachable: Story = {
  args: { at: at('receivables'), recorded: books, answers: (recorded) => answerCalls([[getReceivablesTie, disconnected]], recorded) },
  play: async () => seeText('The receivables could not be loaded'),
}
/** An operator chooses whose statement it is before a download. */
export const CompanyStatement: Story = {
  args: { at: at('invoices'), recorded: invoices },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Statement of a company' }))
    const statement = await dialog('Statement of account')
    await expect(statement.getByLabelText('First day')).toBeVisible()
    await userEvent.click(statement.getByRole('button', { name: 'Download PDF' }))
    await expect((await statement.findAllByText('Choose a company.')).length).toBeGreaterThan(0)
  },
}

/** As the recording counts the invoices. */
const [FIRST, SECOND] = ['INV-2026-00003', 'INV-2026-00004']
export const Bank: Story = {
  play: async () => {
    await seeText('The bank shows $45.00 less than the books')
    await seeText('One bank account: nothing is held in escrow')
    await seeText('No invoice number in its text')
    await userEvent.click((await screen.findAllByRole('button', { name: /movements of Statement / }))[0] ?? document.body)
    const statement = await dialog(/^Statement /)
    await expect(await statement.findByText('$11,735.00')).toBeVisible()
    await expect(statement.getByText('kit payment')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Open KIT' }))
    const part = await dialog('Movement of the bank account')
    await userEvent.click(part.getByRole('radio', { name: /^Payment of invoices/ }))
    await userEvent.type(part.getByLabelText('Reason'), 'They wrote to us')
    await userEvent.click(part.getByRole('button', { name: 'Decide' }))
    await expect(await part.findByText('Say which invoice it pays.')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: `Use ${FIRST}, ${SECOND}` }))
    await userEvent.clear(part.getByLabelText(`Amount for ${SECOND}`))
    await userEvent.type(part.getByLabelText(`Amount for ${SECOND}`), '1,140.00')
    await expect(await part.findByText('$80.00 is left as credit of Hearth Homes LLC.')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Decide' }))
    await expect(await part.findByText('Decided by')).toBeVisible()
    const went = within(await part.findByRole('region', { name: 'Where it went' }))
    await expect(await went.findByText('$80.00 is credit of Hearth Homes LLC')).toBeVisible()
    await userEvent.click(went.getByRole('button', { name: 'Apply credit' }))
    const apply = await dialog('Apply credit')
    await userEvent.selectOptions(apply.getByLabelText('Add an invoice'), SECOND)
    await userEvent.type(apply.getByLabelText('Reason'), 'As agreed')
    await userEvent.click(apply.getByRole('button', { name: 'Apply credit' }))
    await expect(await went.findByText('Nothing is left.')).toBeVisible()
    await userEvent.click(went.getByRole('button', { name: `Take back ${FIRST}` }))
    const back = await dialog(`Take back ${FIRST}`)
    await userEvent.type(back.getByLabelText('Reason'), 'Another invoice')
    await userEvent.click(back.getByRole('button', { name: 'Take back' }))
    await userEvent.click(await went.findByRole('button', { name: 'Refund credit' }))
    const refund = await dialog('Refund $3,780.00')
    await userEvent.type(refund.getByLabelText('Reason'), 'They asked for it')
    await userEvent.click(refund.getByRole('button', { name: 'Refund credit' }))
    await expect(await went.findByText(/^Refund under FW-/)).toBeVisible()
  },
}
/** A check of the same amount does not settle automatically: an operator selects the run after comparing them. */
export const BankPayoutByHand: Story = {
  args: { recorded: checkOfAPayout },
  play: async () => {
    await seeText('Names no payout; one on its way has this amount')
    await userEvent.click(await screen.findByRole('button', { name: 'Open CHECK' }))
    const part = await dialog('Movement of the bank account')
    await userEvent.click(part.getByRole('radio', { name: /^One of our payouts/ }))
    await userEvent.selectOptions(await part.findByLabelText('Payout or run'), 'PR-2026-00005')
    await userEvent.type(part.getByLabelText('Reason'), 'The bank sent it as a check')
    await userEvent.click(part.getByRole('button', { name: 'Decide' }))
    await expect(await part.findByText('Confirm that you compared the two')).toBeVisible()
    await userEvent.click(part.getByRole('checkbox', { name: /^I compared/ }))
    await userEvent.click(part.getByRole('button', { name: 'Decide' }))
    await expect(await part.findByText('Decided by')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Take it back' }))
    const reason = await dialog('Take it back')
    await userEvent.type(reason.getByLabelText('Reason'), 'It was the forklift')
    await userEvent.click(reason.getByRole('button', { name: 'Take it back' }))
    await expect(await part.findByRole('radio', { name: /^One of our payouts/ })).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Close' }))
    // Only the newest statement can be taken back.
    const statements = within(await screen.findByRole('table', { name: 'Statements of the operating account' }))
    await userEvent.click(await statements.findByRole('button', { name: 'Take back' }))
    const back = await dialog('Take this statement back')
    await userEvent.type(back.getByLabelText('Reason'), 'Of another company')
    await userEvent.click(back.getByRole('button', { name: 'Take back' }))
    await expect(await statements.findByText(/ by Olivia Park: Of another company$/)).toBeVisible()
    await expect(await statements.findByRole('button', { name: 'Take back' })).toBeVisible()
  },
}
/** Orders' money is in an account of its own. What is released is transferred, and both statements settle that. */
export const BankEscrow: Story = {
  args: { recorded: escrowTransfers },
  play: async () => {
    await seeText(/^FW-\d{4}-\d{5} \$3,000\.00\. It came in at the operating account: transfer it\.$/)
    await expect(await screen.findByText('Escrow account in the books')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Record a transfer' }))
    const record = await dialog('Record a transfer')
    await expect(record.getByLabelText('Amount')).toHaveValue('2000.00')
    await userEvent.clear(record.getByLabelText('Amount'))
    await userEvent.type(record.getByLabelText('Amount'), '5,000.00')
    await userEvent.type(record.getByLabelText('Reason'), 'Released this week')
    await userEvent.click(record.getByRole('button', { name: 'Record the transfer' }))
    await expect(await record.findByText(/^At most \$2,000\.00 is free/)).toBeVisible()
    await userEvent.clear(record.getByLabelText('Amount'))
    await userEvent.type(record.getByLabelText('Amount'), '2,000.00')
    await userEvent.click(record.getByRole('button', { name: 'Record the transfer' }))
    const table = within(await screen.findByRole('table', { name: 'Transfers between our accounts' }))
    await expect(await table.findByText('To be ordered at the bank')).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: /^Cancel TR-/ }))
    const cancel = await dialog(/^Cancel TR-/)
    await userEvent.type(cancel.getByLabelText('Reason'), 'Not ordered')
    await userEvent.click(cancel.getByRole('button', { name: 'Cancel the transfer' }))
    await expect(await table.findByText('Canceled')).toBeVisible()
  },
}
const csv = (name: string, ...rows: readonly string[]) => new File([rows.join('\n')], name, { type: 'text/csv' })
const importFile = async (file: File) => userEvent.upload(await screen.findByLabelText(/Import a statement: file|Import a statement/), file)

/** A bank's CSV file whose columns nobody has explained yet: an operator does, once. */
export const BankUnknownFile: Story = {
  args: { recorded: bankFiles },
  play: async () => {
    const rows = ['Value Day,Narrative,Net', '11/24/2026,WIRE HEARTH AND SONS INV-2026-00042,6000.00']
    await importFile(csv('credit-union.csv', ...rows))
    const columns = await dialog('Columns of this file')
    await userEvent.type(await columns.findByLabelText('Bank'), 'Prairie Credit Union')
    await userEvent.selectOptions(columns.getByLabelText('Date'), '0')
    await userEvent.click(columns.getByRole('button', { name: 'Save and import' }))
    await expect(await columns.findByText('Choose a column')).toBeVisible()
    await userEvent.selectOptions(columns.getByLabelText('Description'), '1')
    await userEvent.selectOptions(columns.getByLabelText(/^Amount/), '2')
    await userEvent.click(columns.getByRole('button', { name: 'Save and import' }))
    const closing = await dialog('Closing balance')
    await expect(await closing.findByText(/shows no balance/)).toBeVisible()
    await userEvent.type(closing.getByLabelText('Closing balance'), '22,000.00')
    await userEvent.click(closing.getByRole('button', { name: 'Import' }))
    await seeText(/opening \$16,000\.00: 0 matched, 1 to decide/)
  },
}
/** Chase's own layout needs no help; the account's first statement is checked, a pending row is left out, and the screen says so. */
export const BankChaseFile: Story = {
  args: { recorded: bankFiles },
  play: async () => {
    await importFile(
      csv(
        'Chase6789_Activity.csv',
        'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
        'DEBIT,11/24/2026,"ORIG CO NAME:GUSTO",-300.00,ACH_DEBIT, ,,',
        'CREDIT,11/23/2026,"FEDWIRE CREDIT B/O: HEARTH AND SONS REF: INV-2026-00041",6000.00,WIRE_INCOMING,16000.00,,',
      ),
    )
    const first = await dialog('Is this the right account?')
    await expect(await first.findByText(/\$10,000\.00 it opens with are booked as owners’ capital/)).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Account and balance are right: import' }))
    await seeText(/0 matched, 1 to decide/)
    await seeText(/One line without a balance, as banks write pending movements, left out/)
  },
}
/** A movement that looks like one of an earlier file is booked again only once an operator has compared. */
export const BankRepeatedMovement: Story = {
  args: { recorded: bankFiles },
  play: async () => {
    await importFile(csv('again.csv', 'Date,Description,Amount,Balance'))
    const asked = await dialog('Did it happen twice?')
    await expect(await asked.findByText(/−\$5\.00 of November 25, 2026, “Coffee”/)).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'It happened again: import' }))
    await seeText(/0 matched, 2 to decide/)
  },
}
export const BankOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const BankEmpty: Story = {
  args: { recorded: bankFiles },
  play: async () => {
    await seeText('No movements yet')
  },
}
export const BankLoading: Story = { args: { answers: (recorded) => answerCalls([[listStatements, never]], recorded) } }
export const BankUnreachable: Story = {
  args: { answers: (recorded) => answerCalls([[listStatements, disconnected]], recorded) },
  play: async () => {
    await seeText('The bank position could not be loaded')
  },
}

export const Invoices: Story = {
  args: { at: at('invoices'), recorded: invoices },
  play: async () => {
    await seeText('20 days late')
    await userEvent.click(await screen.findByRole('button', { name: /invoices of Open invoices, 1 to 30 days$/ }))
    await expect(await (await dialog('Open invoices, 1 to 30 days')).findByText('Open $35,340.00')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
export const InvoicesEmpty: Story = { args: { at: at('invoices'), recorded: noInvoices } }
export const InvoicesLoading: Story = loading('invoices', listInvoices)
export const InvoicesUnreachable: Story = unreachable('invoices', listInvoices, 'The invoices could not be loaded')
export const InvoicesOnAPhone: Story = { args: { at: at('invoices'), recorded: invoices }, globals: { viewport: { value: 'phone' } } }

export const EarlyPayout: Story = {
  args: { at: at('factoring'), recorded: earlyPayouts },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Approve early payout to Wabash/ }))
    const reason = await dialog('Pay Wabash Steel Frames early')
    await expect(await reason.findByText(/the builder has paid \$0\.00\. \$\d\d,\d{3}\.\d\d is drawn on the limit/)).toBeVisible()
    await userEvent.type(reason.getByLabelText('Reason'), 'A good record')
    await userEvent.click(reason.getByRole('button', { name: 'Approve early payout' }))
    await seeText('A good record')
  },
}
export const EarlyPayoutEmpty: Story = {
  args: { at: at('factoring'), recorded: noEarlyPayouts },
  play: async () => {
    await seeText('No Factoring Requests')
  },
}

export const EarlyPayoutLoading: Story = loading('factoring', searchFactoring)
export const EarlyPayoutUnreachable: Story = unreachable('factoring', searchFactoring, 'The requests could not be loaded')

export const Disputes: Story = {
  args: { at: at('disputes'), recorded: disputes },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open FW-2026-00001' }))
    const part = await dialog('Dispute')
    await expect(await part.findByText('We can send two new ones on Friday.')).toBeVisible()
    await userEvent.type(part.getByLabelText('Your message'), 'Please do.')
    await userEvent.click(part.getByRole('button', { name: 'Send' }))
    await expect(await part.findByText('Please do.')).toBeVisible()
    await userEvent.click(await part.findByRole('radio', { name: /^Split between both/ }))
    await expect(part.getByText(/of retainage/)).toBeVisible()
    await userEvent.click(part.getByLabelText('Back to the builder'))
    await userEvent.paste('$74,500.00')
    await userEvent.type(part.getByLabelText('Reason'), 'Both had a part in it')
    await userEvent.click(part.getByRole('button', { name: 'Decide the dispute' }))
    await expect(await part.findByText(/A split gives each side a part/)).toBeVisible()
    await userEvent.clear(part.getByLabelText('Back to the builder'))
    await userEvent.click(part.getByLabelText('Back to the builder'))
    await userEvent.paste('$1,000.50')
    await userEvent.click(part.getByRole('button', { name: 'Decide the dispute' }))
    await expect(await part.findByText('$1,000.50')).toBeVisible()
    await expect(part.getByText('Decided')).toBeVisible()
    await expect(part.queryByText('Decide by')).toBeNull()
  },
}
export const DisputeOfANearParty: Story = {
  args: { at: at('disputes'), recorded: disputeOfANearParty },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open FW-2026-00001' }))
    const part = await dialog('Dispute')
    await expect(await part.findByText('You cannot decide this dispute')).toBeVisible()
    await expect(part.queryByRole('button', { name: 'Decide the dispute' })).toBeNull()
  },
}
export const DisputeBeforeDelivery: Story = {
  args: { at: at('disputes'), recorded: disputeBeforeDelivery },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open FW-2026-00001' }))
    const part = await dialog('Dispute')
    await expect(await part.findByText(/^A refund takes the last phase first/)).toBeVisible()
  },
}
export const DisputesEmpty: Story = { args: { at: at('disputes'), recorded: noDisputes } }
export const DisputesLoading: Story = loading('disputes', listDisputes)
export const DisputesUnreachable: Story = unreachable('disputes', listDisputes, 'The disputes could not be loaded')
export const DisputesOnAPhone: Story = {
  args: { at: at('disputes'), recorded: disputes },
  globals: { viewport: { value: 'phone' } },
}

export const Ledger: Story = {
  args: { at: at('ledger'), recorded: books },
  play: async () => {
    await seeText('$66,000.00')
  },
}
export const LedgerEmpty: Story = {
  args: { at: at('ledger'), recorded: noBooks },
}
export const LedgerLoading: Story = {
  args: { at: at('ledger'), recorded: books, answers: (recorded) => answerCalls([[listLedgerEntries, never]], recorded) },
}
export const LedgerUnreachable: Story = {
  args: { at: at('ledger'), recorded: books, answers: (recorded) => answerCalls([[listLedgerEntries, disconnected]], recorded) },
  play: async () => seeText('The ledger lines could not be loaded'),
}
