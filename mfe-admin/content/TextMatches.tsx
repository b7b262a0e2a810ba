import { Heading } from '@framewell/design-system/elements/text/Heading'
import { SHORTEST_CONTENT_SEARCH } from '@framewell/domain/content/siteChecks'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { contentSearchQuery } from './contentQueries'
import { PlaceLink } from './PlaceLink'

/** All matches of a text search: sections, descriptions, menus and settings, published or not. */
export const TextMatches = ({ search }: { search: string }) => {
  const words = useDeferredValue(search.trim())
  const found = useQuery(contentSearchQuery(useGuardedCall(), words))
  if (words.length < SHORTEST_CONTENT_SEARCH) return null
  return (
    <Found aria-labelledby="found-words">
      <Heading level={2} size={5} id="found-words">
        In the words
      </Heading>
      <p role="status">{found.data ? countOf(found.data.total, found.data.findings.length) : found.isError ? '' : 'Looking...'}</p>
      {found.isError ? <p role="alert">{problemSentence(found.error, 'The connection failed.')}</p> : null}
      <ul>
        {found.data?.findings.map((finding) => (
          <li key={[finding.where, finding.id, finding.section, finding.place].join(' ')}>
            <PlaceLink at={finding} />
            <span>{finding.place}</span>
            <q>
              {finding.before}
              <mark>{finding.match}</mark>
              {finding.after}
            </q>
          </li>
        ))}
      </ul>
    </Found>
  )
}

function countOf(total: number, shown: number): string {
  if (total === 0) return 'No text has these words.'
  return shown < total ? `${total} places, the first ${shown} of them` : `${total} place${total === 1 ? '' : 's'}`
}

const Found = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-top: 1px solid var(--color-line);
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  overflow-wrap: anywhere;

  & ul {
    display: grid;
    gap: var(--space-4);
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    gap: var(--space-1);
  }
  & q {
    color: var(--color-ink);
    quotes: none;
  }
`
