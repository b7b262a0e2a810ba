import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { easternDay } from '@framewell/domain/dates/businessDays'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { getReceivablesTie, RECEIVABLE_WORDS } from '@framewell/domain/payments/statementCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useState } from 'react'
import { ReadPart } from '../network/ReadPart'
import { PAYMENT_QUERIES } from './paymentQueries'

/** Open invoices against the receivable accounts of the ledger at the end of a day, with what each figure means. */
export const ReceivablesTab = () => {
  const today = easternDay(new Date())
  const [on, setOn] = useState(today)
  return (
    <Stack gap={6}>
      <TextField
        type="date"
        label="At the end of"
        hint="In Eastern Time"
        max={today}
        value={on}
        onChange={({ currentTarget }) => setOn(currentTarget.value || today)}
      />
      <ReadPart
        noun="receivables"
        id={on}
        queries={PAYMENT_QUERIES}
        read={(api, day, signal) => api(getReceivablesTie, { on: day }, { signal })}
      >
        {(tie) => <Tie tie={tie} />}
      </ReadPart>
    </Stack>
  )
}

const Tie = ({ tie }: { tie: CallOutput<typeof getReceivablesTie> }) => {
  const { on, issuedCents, scheduledCents, ledgerCents, differenceCents, depositsCents, creditCents, creditLedgerCents } = tie
  const tied = differenceCents === 0 && tie.creditDifferenceCents === 0
  return (
    <Stack gap={8}>
      <Alert tone={tied ? 'info' : 'bad'} title={tied ? `Invoices and ledger agree on ${longDate(on)}` : 'Invoices and ledger differ'}>
        {tied
          ? null
          : tie.differing.map(
              (one) =>
                `${one.projectId}: invoices ${usdWithCents(cents(one.invoicesCents))}, ledger ${usdWithCents(cents(one.ledgerCents))}. `,
            )}
      </Alert>
      <Part
        title="Receivables"
        rows={[
          { ...RECEIVABLE_WORDS.issued, amount: issuedCents },
          { ...RECEIVABLE_WORDS.scheduled, amount: scheduledCents },
          { title: 'Open invoices on credit', definition: 'The two above.', amount: addCents(issuedCents, scheduledCents), total: true },
          { ...RECEIVABLE_WORDS.ledger, amount: ledgerCents },
          { title: 'Difference', definition: 'Zero, or a defect.', amount: differenceCents, total: true },
        ]}
      />
      <Part
        title="Customer credit"
        rows={[
          { ...RECEIVABLE_WORDS.credit, amount: creditCents },
          { ...RECEIVABLE_WORDS.creditLedger, amount: creditLedgerCents },
          { title: 'Difference', definition: 'Zero, or a defect.', amount: tie.creditDifferenceCents, total: true },
        ]}
      />
      <Part title="Not in the ledger" rows={[{ ...RECEIVABLE_WORDS.deposits, amount: depositsCents }]} />
    </Stack>
  )
}

interface PartProps {
  title: string
  rows: readonly { readonly title: string; readonly definition: string; readonly amount: Cents; readonly total?: boolean }[]
}

const Part = ({ title, rows }: PartProps) => (
  <Stack as="section" gap={3} aria-label={title}>
    <Heading level={2} size={5}>
      {title}
    </Heading>
    <DescriptionList
      variant="figures"
      items={rows.map(({ title: term, definition, amount, total }) => ({
        key: term,
        term: (
          <>
            {term}
            <Text as="span" size="tiny" tone="muted" style={{ display: 'block' }}>
              {definition}
            </Text>
          </>
        ),
        detail: usdWithCents(amount),
        ...(total ? { total } : {}),
      }))}
    />
  </Stack>
)
