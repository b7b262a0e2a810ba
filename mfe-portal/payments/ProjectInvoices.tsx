import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CreditCarrier } from '@framewell/domain/credit/paymentTerms'
import { usdWithCents } from '@framewell/domain/money/usd'
import { downloadInvoice } from '@framewell/domain/payments/billingCalls'
import { billedWords, INVOICE_KIND_WORDS } from '@framewell/domain/payments/invoices'
import type { ProjectInvoice } from '@framewell/domain/payments/projectCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { BEFORE_TAX } from '@framewell/domain/tax/taxWords'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { InvoiceOpen } from '@framewell/remote-kit/payments/InvoiceOpen'
import type { ReactNode } from 'react'
import { HowToPay } from './HowToPay'
import { PAYMENT_QUERIES } from './paymentQueries'
import { badgeOf, INVOICE_STATUS_WORDS } from './paymentWords'

interface ProjectInvoicesProps {
  readonly invoices: readonly ProjectInvoice[]
  readonly level?: 2 | 3
  /** Who carries the credit, by the order's terms. */
  readonly carriedBy?: CreditCarrier | undefined
}

/** The builder's invoices with due dates and open amounts. */
export const ProjectInvoices = ({ invoices, level = 3, carriedBy }: ProjectInvoicesProps) => {
  const download = useDownload()
  const isTaxed = invoices.some(({ taxNote }) => taxNote !== null)
  const payable = invoices.filter(({ status, openCents }) => status === 'open' && openCents > 0)
  return (
    <Stack as="section" gap={4} aria-label="Invoices">
      <Heading level={level} size={5}>
        Payment schedule
      </Heading>
      <Table
        caption="Invoices of the project"
        rows={invoices}
        rowKey={({ number }) => number}
        notice={<EmptyState title="No invoices">Invoices are created when the order is signed.</EmptyState>}
        columns={[
          {
            id: 'kind',
            header: 'Invoice',
            onPhone: 'title',
            cell: ({ kind, number }) => (
              <>
                {labelOf(INVOICE_KIND_WORDS, kind)}
                <Text as="span" size="tiny" tone="muted" style={{ display: 'block', whiteSpace: 'nowrap' }}>
                  {number}
                </Text>
              </>
            ),
          },
          {
            id: 'amount',
            header: isTaxed ? 'Amount' : `Amount, ${BEFORE_TAX}`,
            align: 'end',
            cell: (invoice) => <InvoiceAmount invoice={invoice} />,
          },
          { id: 'paid', header: 'Paid', align: 'end', cell: ({ paidCents }) => usdWithCents(paidCents) },
          { id: 'open', header: 'Open', align: 'end', cell: (invoice) => <InvoiceOpen invoice={invoice} queries={PAYMENT_QUERIES} /> },
          {
            id: 'status',
            header: 'Status',
            cell: (invoice) => (
              <>
                <Badge {...statusOf(invoice)} />
                {dueWords(invoice, carriedBy) ? <Note>{dueWords(invoice, carriedBy)}</Note> : null}
              </>
            ),
          },
          {
            id: 'file',
            header: 'File',
            hideHeader: true,
            align: 'end',
            cell: ({ number, status }) =>
              status === 'scheduled' ? null : (
                <Button
                  size="small"
                  variant="plain"
                  aria-label={`PDF of invoice ${number}`}
                  onClick={() => void download(downloadInvoice, { number }, `${number}.pdf`)}
                >
                  PDF
                </Button>
              ),
          },
        ]}
      />
      {payable.length > 0 ? <HowToPay invoices={payable} level={level === 2 ? 3 : 4} /> : null}
    </Stack>
  )
}

/** The amount of an invoice, the sales tax in it, and what was taken off it. */
const InvoiceAmount = ({ invoice: { amountCents, taxCents, taxNote, creditedCents } }: { invoice: ProjectInvoice }) => (
  <>
    {usdWithCents(amountCents)}
    {taxNote === null ? null : <Note>with {usdWithCents(taxCents)} sales tax</Note>}
    {creditedCents > 0 ? <Note>{usdWithCents(creditedCents)} taken off</Note> : null}
  </>
)

const Note = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="tiny" tone="muted" style={{ display: 'block' }}>
    {children}
  </Text>
)

const dueWords = ({ kind, dueOn, status }: ProjectInvoice, carriedBy: CreditCarrier | undefined) => {
  if (status === 'void') return 'Not due'
  if (dueOn) return `Due ${deadlineDate(dueOn)}`
  return status === 'scheduled' ? billedWords(kind, carriedBy) : null
}

function statusOf({ status, daysLate }: ProjectInvoice) {
  if (status !== 'open' || daysLate <= 0) return badgeOf(INVOICE_STATUS_WORDS, status)
  return { children: `${daysLate} ${daysLate === 1 ? 'day' : 'days'} overdue`, tone: 'bad' } as const
}
