import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { companyZoneWords } from '@framewell/domain/dates/companyZone'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { addCents, cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { getReceivablesTie, RECEIVABLE_WORDS } from '@framewell/domain/payments/statementCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useState } from 'react'
import { ReadPart } from '../network/ReadPart'
import { FigurePart } from './FigurePart'
import { PAYMENT_QUERIES } from './paymentQueries'

/** Open invoices against the receivable accounts of the ledger at the end of a day, with what each figure means. */
export const ReceivablesTab = () => {
  const today = companyDay(new Date())
  const [on, setOn] = useState(today)
  return (
    <Stack gap={6}>
      <TextField
        type="date"
        label="At the end of"
        hint={`In ${companyZoneWords()}`}
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
      <FigurePart
        title="Receivables"
        rows={[
          { ...RECEIVABLE_WORDS.issued, amount: issuedCents },
          { ...RECEIVABLE_WORDS.scheduled, amount: scheduledCents },
          { title: 'Open invoices on credit', definition: 'The two above.', amount: addCents(issuedCents, scheduledCents), total: true },
          { ...RECEIVABLE_WORDS.ledger, amount: ledgerCents },
          { title: 'Difference', definition: 'Zero, or a defect.', amount: differenceCents, total: true },
        ]}
      />
      <FigurePart
        title="Customer credit"
        rows={[
          { ...RECEIVABLE_WORDS.credit, amount: creditCents },
          { ...RECEIVABLE_WORDS.creditLedger, amount: creditLedgerCents },
          { title: 'Difference', definition: 'Zero, or a defect.', amount: tie.creditDifferenceCents, total: true },
        ]}
      />
      <FigurePart title="Not in the ledger" rows={[{ ...RECEIVABLE_WORDS.deposits, amount: depositsCents }]} />
    </Stack>
  )
}
