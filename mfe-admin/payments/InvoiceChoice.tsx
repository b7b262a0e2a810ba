import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { maxCents, minCents, subtractCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import { MAX_ALLOCATIONS, SUGGESTION_WORDS } from '@framewell/domain/payments/allocation'
import type { Receipt } from '@framewell/domain/payments/receiptCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { styled } from 'styled-components'
import { type TypedAllocation, typedSum } from './typedAllocations'

interface InvoiceChoiceProps {
  readonly receipt: Receipt
  /** What of the payment can pay invoices. */
  readonly availableCents: Cents
  readonly value: readonly TypedAllocation[]
  readonly onChange: (value: TypedAllocation[]) => void
  readonly error: string | undefined
}

/** The invoices a payment pays, each with its amount, from suggestions or one by one. Says what is left as credit. */
export const InvoiceChoice = ({ receipt, availableCents, value, onChange, error }: InvoiceChoiceProps) => {
  const { suggestions, openInvoices } = receipt
  const chosen = openInvoices.find(({ number }) => number === value[0]?.invoice)
  const addable = openInvoices.filter(
    ({ number, companyId }) => !value.some(({ invoice }) => invoice === number) && (!chosen || companyId === chosen.companyId),
  )
  const leftCents = subtractCents(availableCents, typedSum(value))
  const add = (number: string) => {
    const invoice = openInvoices.find((one) => one.number === number)
    if (!invoice) return
    onChange([...value, { invoice: number, amount: usdWithCents(minCents(invoice.openCents, maxCents(cents(0), leftCents))) }])
  }
  return (
    <Stack gap={4}>
      {suggestions.length > 0 && value.length === 0 ? (
        <Suggestions aria-label="Suggested invoices">
          {suggestions.map((one) => (
            <li key={JSON.stringify(one.allocations)}>
              <span>
                <strong>{one.allocations.map(({ invoice }) => invoice).join(', ')}</strong>
                <small>
                  {one.builder}. {labelOf(SUGGESTION_WORDS, one.why)}
                  {one.unappliedCents > 0 ? `; ${usdWithCents(one.unappliedCents)} is left as credit` : ''}.
                </small>
              </span>
              <Button
                size="small"
                aria-label={`Use ${one.allocations.map(({ invoice }) => invoice).join(', ')}`}
                onClick={() =>
                  onChange(one.allocations.map(({ invoice, amountCents }) => ({ invoice, amount: usdWithCents(amountCents) })))
                }
              >
                Use
              </Button>
            </li>
          ))}
        </Suggestions>
      ) : null}
      {value.map(({ invoice, amount }, at) => {
        const open = openInvoices.find(({ number }) => number === invoice)
        return (
          <Row key={invoice}>
            <TextField
              label={`Amount for ${invoice}`}
              hint={open ? `${usdWithCents(open.openCents)} is open` : undefined}
              inputMode="decimal"
              value={amount}
              onChange={(event) =>
                onChange(value.map((one, index) => (index === at ? { invoice, amount: event.currentTarget.value } : one)))
              }
            />
            <Button
              size="small"
              variant="plain"
              aria-label={`Remove ${invoice}`}
              onClick={() => onChange(value.filter((one) => one.invoice !== invoice))}
            >
              Remove
            </Button>
          </Row>
        )
      })}
      {value.length < MAX_ALLOCATIONS ? (
        <SelectField
          label="Add an invoice"
          placeholder={addable.length > 0 ? 'Choose an open invoice' : 'No other invoice is open'}
          value=""
          error={error}
          onChange={(event) => add(event.currentTarget.value)}
          options={addable.map(({ number, builder, openCents, dueOn }) => ({
            value: number,
            label: `${number}, ${builder}, ${usdWithCents(openCents)}, ${dueOn ? `due ${deadlineDate(dueOn)}` : 'not billed yet'}`,
          }))}
        />
      ) : null}
      {value.length > 0 ? (
        <Text role="status">
          {leftCents < 0
            ? `${usdWithCents(subtractCents(cents(0), leftCents))} more than was received.`
            : leftCents > 0
              ? `${usdWithCents(leftCents)} is left as credit of ${chosen?.builder ?? 'the customer'}.`
              : 'All of it pays invoices.'}
        </Text>
      ) : null}
    </Stack>
  )
}

const Suggestions = styled.ul`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
  & strong {
    font-weight: var(--weight-medium);
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`
const Row = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: end;
  & > :first-child {
    flex: 1;
  }
`
