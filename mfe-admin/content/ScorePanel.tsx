import { Card } from '@framewell/design-system/elements/card/Card'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { MAX_SEO_SCORE, type SeoField, type SeoScore } from '@framewell/domain/content/seoScore'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { styled } from 'styled-components'
import { ScoreBadge } from './ScoreBadge'

/** The score by rule, with a link from each missing point to the field that earns it. */
export const ScorePanel = ({ score, onField }: { score: SeoScore; onField: (field: SeoField) => void }) => (
  <Card>
    <Head>
      <Heading level={3} size={5}>
        SEO score
      </Heading>
      <ScoreBadge score={score} />
    </Head>
    <Rules>
      {score.rules.map(({ rule, label, points, max, hint, field }) => (
        <Rule key={rule} data-full={hint === null}>
          {hint === null ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
          <div>
            {hint === null ? (
              label
            ) : (
              <>
                <Jump type="button" onClick={() => onField(field)}>
                  {label}
                </Jump>
                <Hint>{hint}</Hint>
              </>
            )}
          </div>
          <Points>
            {points}/{max}
          </Points>
        </Rule>
      ))}
    </Rules>
    <Sum>
      {score.total} of {MAX_SEO_SCORE} points
    </Sum>
  </Card>
)

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Rules = styled.ul`
  display: grid;
  margin-top: var(--space-3);
  padding: 0;
  list-style: none;
`

const Rule = styled.li`
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding: var(--space-2) 0;
  border-top: 1px solid var(--color-line);
  font-size: var(--text-small);

  & > svg {
    width: 1.125rem;
    height: 1.5em;
    color: var(--color-ink-subtle);
  }
  &[data-full='true'] > svg {
    color: var(--color-ok);
  }
`

const Jump = styled.button`
  color: var(--color-steel);
  font-weight: var(--weight-strong);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`

const Hint = styled.p`
  color: var(--color-ink-muted);
`

const Points = styled.span`
  color: var(--color-ink-muted);
  font-variant-numeric: tabular-nums;
`

const Sum = styled.p`
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-line);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  text-align: end;
`
