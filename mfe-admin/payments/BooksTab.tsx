import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyZone, companyZoneWords } from '@framewell/domain/dates/companyZone'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type Books, getBooks } from '@framewell/domain/payments/bookCalls'
import { type BookRow, balanceSheet, profitAndLoss, trialBalance } from '@framewell/domain/payments/books'
import { ledgerAccount } from '@framewell/domain/payments/ledgerAccount'
import { projectIdSchema } from '@framewell/domain/payments/moneyAccess'
import { useState } from 'react'
import { ReadPart } from '../network/ReadPart'
import { AdjustBooksDialog } from './AdjustBooksDialog'
import { BookDownloads } from './BookDownloads'
import { CloseBooksDialog } from './CloseBooksDialog'
import { ClosedMonths } from './ClosedMonths'
import { FigurePart } from './FigurePart'
import { PAYMENT_QUERIES } from './paymentQueries'
import { usePeriod } from './usePeriod'

/** Trial balance, profit and loss and balance sheet of a period, of all orders or one, with their files; closed months. */
export const BooksTab = () => {
  const { period: days, fields } = usePeriod()
  const [order, setOrder] = useState('')
  const projectId = projectIdSchema.safeParse(order).data
  const period = { ...days, ...(projectId === undefined ? {} : { projectId }) }
  return (
    <Stack gap={6}>
      <FieldGroup columns={3} pairs>
        {fields}
        <TextField
          label="Order"
          optional
          hint="Its number, for one order only"
          value={order}
          onChange={({ currentTarget }) => setOrder(currentTarget.value)}
        />
      </FieldGroup>
      <BookDownloads period={period} />
      <Text size="small" tone="muted" measured>
        Days and months begin and end in {companyZoneWords()} ({companyZone()}). The setting COMPANY_TIME_ZONE can change until the first
        month is closed. What a bank statement shows is on the day the bank booked it, or on the first open day when that month is closed.
        Everything else is on the day it was done.
      </Text>
      <Stack direction="row" gap={3}>
        <CloseBooksDialog />
        <AdjustBooksDialog />
        <Button href="/cms/globals/book-accounts">Accounts of exported journals</Button>
      </Stack>
      <ReadPart
        noun="books"
        id={JSON.stringify(period)}
        queries={PAYMENT_QUERIES}
        read={(api, _, signal) => api(getBooks, period, { signal })}
      >
        {({ rows, closings }: Books) => (
          <Stack gap={8}>
            <TrialBalance rows={rows} />
            <Statements rows={rows} />
            <ClosedMonths closings={closings} />
          </Stack>
        )}
      </ReadPart>
    </Stack>
  )
}

const TrialBalance = ({ rows }: { rows: readonly BookRow[] }) => {
  const { lines, debitCents, creditCents } = trialBalance(rows)
  return (
    <Stack gap={3}>
      {debitCents === creditCents ? null : (
        <Alert tone="warn" title="Debits and credits differ">
          Part of what one order's shop owed was set off against another order. All orders together are equal.
        </Alert>
      )}
      <Table
        caption={`Trial balance: debits ${usdWithCents(debitCents)}, credits ${usdWithCents(creditCents)}`}
        rows={lines}
        rowKey={({ account }) => account}
        notice={<EmptyState title="No entries through this day">The books begin with the first posting.</EmptyState>}
        columns={[
          {
            id: 'account',
            header: 'Account',
            onPhone: 'title',
            cell: ({ account }) => `${ledgerAccount(account).number} ${ledgerAccount(account).title}`,
          },
          { id: 'opening', header: 'Opening balance', align: 'end', cell: ({ openingCents }) => usdWithCents(openingCents) },
          { id: 'debits', header: 'Debits', align: 'end', cell: (row) => usdWithCents(row.debitCents) },
          { id: 'credits', header: 'Credits', align: 'end', cell: (row) => usdWithCents(row.creditCents) },
          { id: 'debit', header: 'Debit balance', align: 'end', cell: ({ debit }) => (debit > 0 ? usdWithCents(debit) : '') },
          { id: 'credit', header: 'Credit balance', align: 'end', cell: ({ credit }) => (credit > 0 ? usdWithCents(credit) : '') },
        ]}
      />
    </Stack>
  )
}

const Statements = ({ rows }: { rows: readonly BookRow[] }) => {
  const { income, expense, profitCents } = profitAndLoss(rows)
  const { asset, liability, equity } = balanceSheet(rows)
  const linesOf = (lines: typeof income.lines) => lines.map(({ title, amountCents }) => ({ title, definition: '', amount: amountCents }))
  return (
    <>
      <FigurePart
        title="Profit and loss"
        rows={[
          ...linesOf(income.lines),
          {
            title: 'Income',
            definition: 'Margins when a phase is released, discounts, other income.',
            amount: income.totalCents,
            total: true,
          },
          ...linesOf(expense.lines),
          { title: 'Expenses', definition: 'Bank charges, operating expenses, bad debt.', amount: expense.totalCents, total: true },
          { title: 'Profit', definition: 'Income less expenses.', amount: profitCents, total: true },
        ]}
      />
      <FigurePart
        title="Balance sheet"
        rows={[
          ...linesOf(asset.lines),
          { title: 'Assets', definition: 'At the end of the last day.', amount: asset.totalCents, total: true },
          ...linesOf(liability.lines),
          { title: 'Liabilities', definition: 'Sales tax payable is net of what was paid.', amount: liability.totalCents, total: true },
          ...linesOf(equity.lines),
          { title: 'Equity', definition: 'Capital and everything earned through the last day.', amount: equity.totalCents, total: true },
        ]}
      />
    </>
  )
}
