import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../session/sessionQuery'
import { useShell } from '../shell/useShell'
import { InvoicesButton } from './InvoicesButton'

interface PriceButtonProps {
  projectId: string
  priceCents: Cents
  /** Below which payments are read. */
  queries: QueryKey
  /** Another way to write it. */
  children?: string
}

/** The price of a signed order: it opens the invoices that bill it. A shop sees the price alone: what its builder is billed is the builder's own. */
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
