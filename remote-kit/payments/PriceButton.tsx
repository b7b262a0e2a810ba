import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../session/sessionQuery'
import { useShell } from '../shell/useShell'
import { InvoicesButton } from './InvoicesButton'

interface PriceButtonProps {
  projectId: string
  priceCents: Cents
  /** Query cache key of payments. */
  queries: QueryKey
  /** Alternative formatting. */
  children?: string
}

/** A signed order's price, which opens its invoices. A shop sees the price only; its builder's invoices are not its business. */
export const PriceButton = ({ projectId, priceCents, queries, children }: PriceButtonProps) => {
  const session = useQuery(sessionQuery(useShell()))
  const figure = children ?? usdWithCents(priceCents)
  if (session.data?.role === 'partner') return figure
  return (
    <InvoicesButton title={`Price, ${projectId}`} projectId={projectId} sum="billed" priceCents={priceCents} queries={queries}>
      {figure}
    </InvoicesButton>
  )
}
