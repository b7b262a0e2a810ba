import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { ApplicationDetail } from '@framewell/domain/credit/operatorCalls'
import { dollars } from '@framewell/domain/money/usd'
import { styled } from 'styled-components'
import { TitledPart } from './TitledPart'

type ScoreFactorsProps = Pick<ApplicationDetail, 'application' | 'replay'>

/** How the score was computed: points per factor, the policy version, and whether recomputing gives the same result. */
export const ScoreFactors = ({ application, replay }: ScoreFactorsProps) => (
  <TitledPart>
    <Heading level={4} size={5}>
      Why this score
    </Heading>
    <Text size="compact" tone="muted" measured>
      The applicant reads: <q>{application.aiSummary}</q>
    </Text>
    <Factors role="list">
      {application.factors.map((factor) => (
        <Factor key={factor.factor}>
          <span>
            {factor.label}
            <Answer>{factor.answer}</Answer>
          </span>
          <Meter
            label={`${factor.label}, points`}
            value={factor.points}
            max={factor.maxPoints}
            text={`${factor.points} of ${factor.maxPoints}`}
          />
        </Factor>
      ))}
      <Factor data-total>
        <span>Score</span>
        <span>{application.creditScore === null ? 'N/A' : `${application.creditScore} of 100`}</span>
      </Factor>
    </Factors>
    <Text size="small" tone="subtle" measured>
      {replayed(application.policyVersion, replay)}
    </Text>
  </TitledPart>
)

function replayed(policyVersion: number, replay: ApplicationDetail['replay']): string {
  const again = `Decided again under policy version ${policyVersion}: ${replay.score} of 100, ${replay.tier}, ${dollars(replay.assignedCreditLimit)}.`
  return replay.matchesStored ? `${again} That is what is stored.` : `${again} What is stored differs: a person decided otherwise.`
}

const Factors = styled.ul`
  font-size: var(--text-compact);
  line-height: 1.45;
`

const Factor = styled.li`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-2);
  border-top: 1px solid var(--color-line-faint);

  &:first-child {
    border-top-color: var(--color-line);
  }
  & > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  &[data-total] {
    border-top: 1.5px solid var(--color-ink);
    font-weight: var(--weight-strong);
  }
`

const Answer = styled.small`
  display: block;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`
