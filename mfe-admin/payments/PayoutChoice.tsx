import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { BankLine } from '@framewell/domain/payments/bankCalls'
import { listPayoutRuns, type PayoutRun } from '@framewell/domain/payments/payoutCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { AdvanceOutcome } from '@framewell/remote-kit/payments/AdvanceOutcome'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ReadPart } from '../network/ReadPart'
import { PAYMENT_QUERIES } from './paymentQueries'
import { payoutCandidates } from './payoutCandidates'

interface PayoutChoiceProps {
  readonly line: BankLine
  readonly number: UseFormRegisterReturn
  /** The number that is chosen. */
  readonly chosen: string | undefined
  readonly confirmed: UseFormRegisterReturn
  readonly errors: { readonly number: string | undefined; readonly confirmed: string | undefined }
}

/** Matches a bank line to a payout or run. Only exact amounts are offered, and a person must confirm the comparison. */
export const PayoutChoice = ({ line, number, chosen, confirmed, errors }: PayoutChoiceProps) => (
  <ReadPart
    noun="runs that it may be"
    id={line.id}
    queries={PAYMENT_QUERIES}
    read={(api, _, signal) => api(listPayoutRuns, { limit: 100 }, { signal })}
  >
    {({ data }) => {
      const candidates = payoutCandidates(line, data)
      if (candidates.length === 0)
        return (
          <Text>
            {line.amountCents < 0
              ? `No payout or run on its way is exactly ${usdWithCents(line.amountCents)} and was sent by then.`
              : `No paid payout is exactly ${usdWithCents(line.amountCents)}.`}
          </Text>
        )
      const back = line.amountCents > 0 ? data.flatMap(({ payouts }) => payouts).find(({ reference }) => reference === chosen) : undefined
      return (
        <Stack gap={4}>
          <SelectField
            {...number}
            label={line.amountCents < 0 ? 'Payout or run' : 'Payout'}
            placeholder="Choose one"
            options={candidates.map((value) => ({ value, label: candidateWords(value, data) }))}
            error={errors.number}
          />
          {back?.projectId ? (
            <AdvanceOutcome projectId={back.projectId} step="return" payoutId={back.id} queries={PAYMENT_QUERIES} />
          ) : null}
          <Checkbox
            {...confirmed}
            label="I compared the amount, the day and the bank's text with it"
            hint="Your name and reason are kept with the decision."
            error={errors.confirmed}
          />
        </Stack>
      )
    }}
  </ReadPart>
)

/** 'PR-2026-00007, sent November 24, 2026 to Wabash Steel Frames Inc' */
function candidateWords(number: string, runs: readonly PayoutRun[]): string {
  const run = runs.find((one) => one.number === number || one.payouts.some(({ reference }) => reference === number))
  if (!run) return number
  const payees = run.payouts.filter(({ reference }) => run.number === number || reference === number).map(({ payee }) => payee)
  const sent = run.sentAt ? `, sent ${longDate(run.sentAt)}` : ''
  return `${number}${sent} to ${[...new Set(payees)].join(', ')}`
}
