import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { Fact } from '@framewell/domain/content/factCalls'
import { factToken } from '@framewell/domain/content/facts'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { OverviewPart } from '../OverviewPart'
import { ClaimDialog } from './ClaimDialog'
import { factsQuery } from './factQueries'
import { PlainDialog } from './PlainDialog'

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
          <Acts>
            <code>{factToken(fact.key)}</code>
            {fact.source === 'claim' ? <ClaimDialog claim={fact} /> : null}
            <PlainDialog fact={fact} />
          </Acts>
        </>
      )}
    </OverviewPart>
  )
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
`
