import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { Fact } from '@framewell/domain/content/factCalls'
import { factToken } from '@framewell/domain/content/facts'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { OverviewPart } from '../OverviewPart'
import { ClaimDialog } from './ClaimDialog'
import { factsQuery } from './factQueries'

const SOURCES: Record<Fact['source'], string> = { claim: 'Claim', price: 'Price book', count: 'Frame model' }

/** What texts name instead of repeating it. A claim is changed here, for every text at once; prices and counts follow plans. */
export const FactsPart = () => {
  const facts = useQuery(factsQuery(useGuardedCall()))
  return (
    <OverviewPart
      title="Live facts"
      nothing="No claim yet, and no plan on offer."
      query={facts}
      keyOf={({ key }) => key}
      before={<ClaimDialog claim={null} />}
    >
      {(fact) => (
        <>
          <span>
            {fact.label}: <strong>{fact.value}</strong> <Badge>{SOURCES[fact.source]}</Badge>
          </span>
          <code>{factToken(fact.key)}</code>
          {fact.source === 'claim' ? <ClaimDialog claim={fact} /> : null}
        </>
      )}
    </OverviewPart>
  )
}
