import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { Consequences } from '@framewell/domain/content/consequences'
import { consequenceWords } from '@framewell/domain/content/consequenceWords'
import { styled } from 'styled-components'
import { momentOf } from './moments'

/** The effects of an action: schedules, URL, redirects, links, feeds, social image. */
export const ConsequencesList = ({ shown }: { shown: Consequences }) => (
  <Facts>
    {consequenceWords(shown, momentOf).flatMap(({ label, lines }) => [
      <dt key={label}>{label}</dt>,
      <dd key={`${label} lines`}>
        <ul>
          {lines.map(({ key, text, mark }) => (
            <li key={key}>
              {text} {mark ? <Badge tone={mark.bad ? 'bad' : 'warn'}>{mark.words}</Badge> : null}
            </li>
          ))}
        </ul>
      </dd>,
    ])}
  </Facts>
)

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  overflow-wrap: anywhere;

  & dt {
    font-weight: var(--weight-strong);
  }
  & dd {
    margin: 0 0 var(--space-3);
    color: var(--color-ink-muted);
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
