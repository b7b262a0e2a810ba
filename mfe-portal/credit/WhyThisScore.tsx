import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import type { CreditResult } from '@framewell/domain/credit/applicantCalls'
import { styled } from 'styled-components'

/** Every factor of a score: the answer, its points, and the maximum. */
export const WhyThisScore = ({ factors, policyVersion }: Pick<CreditResult, 'factors' | 'policyVersion'>) => (
  <Disclosure summary="Why this score">
    <List>
      {factors.map(({ factor, label, answer, points, maxPoints }) => (
        <li key={factor}>
          <span>
            <strong>{label}</strong>
            <small>{answer}</small>
          </span>
          <Meter
            label={`Points for ${label.toLowerCase()}`}
            value={points}
            max={Math.max(1, maxPoints)}
            text={`${digits(points)} of ${digits(maxPoints)}`}
          />
        </li>
      ))}
    </List>
    <Note>Location, name and email never count. Decided under version {policyVersion} of our credit policy.</Note>
  </Disclosure>
)

/** Padded to two digits with a figure space, so that the bars align. */
const digits = (points: number) => String(points).padStart(2, '\u2007')

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line-faint);
    color: var(--color-ink);
    font-size: var(--text-compact);
  }
  & > li:first-child {
    border-top: 0;
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`

const Note = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-small);
`
