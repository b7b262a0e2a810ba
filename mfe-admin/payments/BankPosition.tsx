import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { absoluteCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { BankStatementRow, BankPosition as Position } from '@framewell/domain/payments/bankCalls'
import { HOUSE_ACCOUNT_WORDS } from '@framewell/domain/payments/houseAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PAYMENT_QUERIES } from './paymentQueries'
import { StatementButton } from './StatementButton'

/** One account's ledger balance against its bank balance, and the difference. Suspense and payouts are shown once, with the operating account. */
export const BankPosition = ({ position, last }: { position: Position; last: BankStatementRow | undefined }) => {
  const { account, ledgerCents, statementDay, differenceCents, suspenseCents, inTransitCents, unmatchedIn, unmatchedOut } = position
  return (
    <Stack gap={4}>
      {differenceCents ? (
        <Alert
          tone="warn"
          title={`${account === 'escrow' ? 'Escrow account: the' : 'The'} bank shows ${usdWithCents(absoluteCents(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'} than the books`}
        >
          {unmatchedOut > 0
            ? `${unmatchedOut === 1 ? 'One movement out of the account needs' : `${unmatchedOut} movements out of the account need`} a decision.`
            : 'No movement needs a decision: check the last statements.'}
        </Alert>
      ) : null}
      <StatRow>
        <Stat
          label={`${labelOf(HOUSE_ACCOUNT_WORDS, account)} in the books`}
          value={
            account === 'escrow' ? (
              usdWithCents(ledgerCents)
            ) : (
              <EntriesButton account="bank" queries={PAYMENT_QUERIES}>
                {usdWithCents(ledgerCents)}
              </EntriesButton>
            )
          }
          detail={differenceCents === 0 ? 'Agrees with the bank' : 'Sum of its entries'}
        />
        <Stat
          label="Last statement"
          value={last ? <StatementButton statement={last} /> : 'None yet'}
          detail={statementDay ? `until ${longDate(statementDay)}` : 'Import a statement'}
        />
        {account === 'escrow' ? null : (
          <>
            <Stat
              label="In suspense"
              value={
                <EntriesButton account="suspense" queries={PAYMENT_QUERIES}>
                  {usdWithCents(suspenseCents)}
                </EntriesButton>
              }
              detail={unmatchedIn === 1 ? '1 receipt to match' : `${unmatchedIn} receipts to match`}
            />
            <Stat
              label="On its way out"
              value={
                <EntriesButton account="payouts_in_transit" queries={PAYMENT_QUERIES}>
                  {usdWithCents(inTransitCents)}
                </EntriesButton>
              }
              detail="Payouts that no statement shows yet"
            />
          </>
        )}
      </StatRow>
    </Stack>
  )
}
