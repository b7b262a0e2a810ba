import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import type { Fact } from '@framewell/domain/content/factCalls'
import { factToken } from '@framewell/domain/content/facts'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { OverviewPart, OverviewRows } from '../OverviewPart'
import { ClaimDialog } from './ClaimDialog'
import { factsQuery } from './factQueries'

const claimsOf = (facts: readonly Fact[]) => facts.filter(({ source }) => source === 'claim')
const countedOf = (facts: readonly Fact[]) => facts.filter(({ source }) => source !== 'claim')

/**
 * Facts that texts refer to by name. A claim is changed here for every text at once; prices, counts and terms follow the plans and the credit policy, and are collapsed.
 */
export const FactsPart = () => {
  const call = useGuardedCall()
  const claims = useQuery({ ...factsQuery(call), select: claimsOf })
  const { data: counted = [] } = useQuery({ ...factsQuery(call), select: countedOf })
  return (
    <OverviewPart
      title="Live facts"
      nothing="No claim yet."
      query={claims}
      counted={false}
      keyOf={({ key }) => key}
      before={
        <div>
          <ClaimDialog claim={null} />
        </div>
      }
      after={
        counted.length > 0 ? (
          <Disclosure wide summary={`From price book, frame model and credit policy (${counted.length})`}>
            <OverviewRows>
              {counted.map((fact) => (
                <li key={fact.key}>
                  <FactLine fact={fact} />
                </li>
              ))}
            </OverviewRows>
          </Disclosure>
        ) : null
      }
    >
      {(fact) => <FactLine fact={fact} />}
    </OverviewPart>
  )
}

const FactLine = ({ fact }: { fact: Fact }) => (
  <>
    <span>
      {fact.label}: <strong>{fact.value}</strong>
    </span>
    <Acts>
      <code>{factToken(fact.key)}</code>
      {fact.source === 'claim' ? <ClaimDialog claim={fact} /> : null}
    </Acts>
  </>
)

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: center;

  /* Aligned with the fact, also when wrapped. */
  & > button {
    padding-inline: 0;
  }
`
