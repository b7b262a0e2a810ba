import type { FactPlace } from '@framewell/domain/content/factCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import type { UseQueryResult } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { PlaceLink } from '../PlaceLink'

const SEEN: Record<FactPlace['seenIn'], string> = {
  published: 'On the site',
  draft: 'In a draft',
  both: 'On the site and in a draft',
}

/** Each text that would change, as it is and as it would be. */
export const ClaimPlaces = ({ query }: { query: UseQueryResult<{ readonly places: readonly FactPlace[] }, unknown> }) => {
  const { data } = query
  if (!data)
    return <p role="status">{query.isError ? problemSentence(query.error, 'The connection failed.') : 'Looking at every text...'}</p>
  if (data.places.length === 0) return <p role="status">No text names it yet.</p>
  return (
    <Places aria-label="Texts that change">
      {data.places.map((place) => (
        <li key={[place.where, place.id, place.place, place.before].join(' ')}>
          <span>
            <PlaceLink at={place} />, {place.place}. {SEEN[place.seenIn]}.
          </span>
          <del>{place.before}</del>
          <ins>{place.after}</ins>
        </li>
      ))}
    </Places>
  )
}

const Places = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-height: 22rem;
  padding: 0;
  font-size: var(--text-small);
  list-style: none;
  overflow-y: auto;
  overflow-wrap: anywhere;

  & li {
    display: grid;
    gap: var(--space-1);
  }
  & del {
    color: var(--color-ink-muted);
  }
  & ins {
    text-decoration: none;
    font-weight: var(--weight-strong);
  }
`
