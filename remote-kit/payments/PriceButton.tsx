import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { QueryKey } from '@tanstack/react-query'
import { InvoicesButton } from './InvoicesButton'

interface PriceButtonProps {
  projectId: string
  priceCents: Cents
  /** Below which payments are read. */
  queries: QueryKey
  /** Another way to write it. */
  children?: string
}

/** The price of a signed order: it opens the invoices that bill it. */
export const PriceButton = ({ projectId, priceCents, queries, children }: PriceButtonProps) => (
  <InvoicesButton title={`Price, ${projectId}`} projectId={projectId} sum="billed" priceCents={priceCents} queries={queries}>
    {children ?? usdWithCents(priceCents)}
  </InvoicesButton>
)
