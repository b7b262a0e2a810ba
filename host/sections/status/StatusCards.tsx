import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { StatusCard } from '@framewell/domain/content/statusCards'
import { RefreshCw } from 'lucide-react'
import { styled } from 'styled-components'
import type { StatusState } from './StatusFeed'
import { clockTime, statusReadings } from './statusReadings'

interface StatusCardsProps {
  readonly cards: readonly StatusCard[]
  readonly state: StatusState
  /** Whether there is a heading above. */
  readonly headed: boolean
  readonly onRefresh: () => void
}

/** The cards of a reading, a loading state, or a message that the platform does not answer. */
export const StatusCards = ({ cards, state, headed, onRefresh }: StatusCardsProps) => {
  const { status, phase, live } = state
  if (!status && phase === 'reading') return <Waiting cards={cards} />
  return (
    <>
      {phase === 'failed' ? (
        <Alert
          tone="bad"
          title="The platform did not answer"
          live="polite"
          actions={
            <Button size="small" onClick={onRefresh}>
              Try again
            </Button>
          }
        >
          {status ? `The figures below were read at ${clockTime(status.readAt)}.` : 'Its figures cannot be shown right now.'}
        </Alert>
      ) : null}
      {status ? (
        <>
          <Grid data-old={phase === 'failed' || undefined}>
            {cards.map((card) => (
              <Card key={card} reading={statusReadings[card](status)} headed={headed} failed={phase === 'failed'} />
            ))}
          </Grid>
          <Foot>
            <p>
              Read at <time dateTime={status.readAt}>{clockTime(status.readAt)}</time>
              {live ? '. Updates when something changes.' : null}
            </p>
            <Button variant="plain" size="small" icon={<RefreshCw size={14} />} onClick={onRefresh} data-refresh>
              Refresh
            </Button>
          </Foot>
        </>
      ) : null}
    </>
  )
}

interface CardProps {
  readonly reading: ReturnType<(typeof statusReadings)[StatusCard]>
  readonly headed: boolean
  readonly failed: boolean
}

const Card = ({ reading, headed, failed }: CardProps) => {
  const Title = headed ? 'h3' : 'h2'
  return (
    <li>
      <Head>
        <Title>{reading.title}</Title>
        {reading.state && !failed ? <Badge tone={reading.state.tone}>{reading.state.text}</Badge> : null}
      </Head>
      <Figure size="large">{reading.value}</Figure>
      {reading.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </li>
  )
}

/** Placeholder cards of the same size. */
const Waiting = ({ cards }: { cards: readonly StatusCard[] }) => (
  <LoadingArea label="Reading the platform's status">
    <Grid aria-hidden="true">
      {cards.map((card) => (
        <li key={card}>
          <Bar data-short />
          <Bar data-tall />
          <Bar />
        </li>
      ))}
    </Grid>
    <Foot aria-hidden="true">
      <Bar data-short />
    </Foot>
  </LoadingArea>
)

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-line);
  list-style: none;

  & > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    min-height: 9.5rem;
    padding: var(--space-5) var(--space-6);
    background: var(--color-surface);
  }
  &[data-old] > li > span {
    color: var(--color-ink-muted);
  }
  & p {
    color: var(--color-ink-muted);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* Fills the end of the last row. */
  ${media.wide} {
    & > :last-child:nth-child(3n + 2) {
      grid-column: span 2;
    }
    & > :last-child:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }
  }
  [role='status'] + & {
    margin-top: var(--space-5);
  }
  /* The first card, the overall status, takes a row; the others go two by two and fill the last row. */
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li {
      min-height: 0;
      padding: var(--space-4);
    }
    & > :first-child,
    & > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: var(--space-6);
  margin-bottom: var(--space-2);

  & h2,
  & h3 {
    color: var(--color-ink-subtle);
    font-family: var(--font-text);
    font-size: var(--text-small);
    font-stretch: normal;
    font-weight: var(--weight-strong);
    letter-spacing: normal;
    line-height: var(--leading-control);
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-height: var(--control-small);
  margin-top: var(--space-3);
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    & > [data-refresh] {
      margin-inline-start: calc(-1 * var(--space-3));
    }
  }
  @media (scripting: none) {
    & > [data-refresh] {
      display: none;
    }
  }
`

const Bar = styled.span`
  display: block;
  width: 85%;
  height: var(--space-4);
  border-radius: var(--radius-small);
  background: var(--color-line-faint);

  &[data-short] {
    width: 45%;
  }
  &[data-tall] {
    width: 30%;
    height: var(--space-8);
  }
`
