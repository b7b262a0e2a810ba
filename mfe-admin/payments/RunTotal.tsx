import { usdWithCents } from '@framewell/domain/money/usd'
import type { PayoutRun } from '@framewell/domain/payments/payoutCalls'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { FigureDrawer, FigureLines } from '@framewell/remote-kit/payments/FigureDrawer'
import { PAYMENT_QUERIES } from './paymentQueries'

/** A run's total: before it is sent, the payouts it would make; after that, the ledger entries that posted it as in transit. */
export const RunTotal = ({ run: { id, number, totalCents, sentAt, payouts } }: { run: PayoutRun }) =>
  sentAt ? (
    <EntriesButton cause={id} account="payouts_in_transit" title={`Total, ${number}`} queries={PAYMENT_QUERIES}>
      {usdWithCents(totalCents)}
    </EntriesButton>
  ) : (
    <FigureDrawer title={`Total, ${number}`} holds="payouts" figure={usdWithCents(totalCents)}>
      <FigureLines role="list">
        {payouts.map(({ reference, payee, projectId, amountCents }) => (
          <li key={reference}>
            <span>
              <strong>{payee}</strong>
              <small>{[reference, projectId].filter(Boolean).join(', ')}; nothing is booked before two people have approved it</small>
            </span>
            <span>{usdWithCents(amountCents)}</span>
          </li>
        ))}
      </FigureLines>
    </FigureDrawer>
  )
