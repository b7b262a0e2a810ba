import { Text } from '@framewell/design-system/elements/text/Text'
import type { ReachingAct } from '@framewell/domain/content/consequences'
import { consequenceWords } from '@framewell/domain/content/consequenceWords'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import type { BulkAct } from './bulkActs'
import { momentOf } from './moments'
import { consequencesQuery } from './publishingQueries'

/** Consequences are computed for at most this many pages, because each costs the server a dry run. */
const MAX_LOOKED_UP = 20

/** The selected pages; below each page to unpublish, the links that would break. */
export const BulkConsequences = ({ pages, act }: { pages: readonly ContentPage[]; act: BulkAct }) => {
  const leaving = act === 'unpublish' || act === 'delete' ? act : null
  return (
    <>
      {leaving && pages.length > MAX_LOOKED_UP ? (
        <Text size="small">What leads nowhere then is looked up for the first {MAX_LOOKED_UP}. Select fewer to see it for all.</Text>
      ) : null}
      <ul>
        {pages.map((page, at) => (
          <li key={page.id}>
            {page.title || 'Untitled'}
            {leaving && at < MAX_LOOKED_UP ? <Lost page={page} act={leaving} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

const Lost = ({ page, act }: { page: ContentPage; act: ReachingAct }) => {
  const found = useQuery(consequencesQuery(useGuardedCall(), page, act))
  if (found.isError) return <Note>What leads here could not be looked up.</Note>
  if (!found.data) return <Note>Looking up what leads here…</Note>
  const lost = consequenceWords(found.data, momentOf).flatMap(({ lines }) => lines.filter(({ mark }) => mark?.bad))
  if (lost.length === 0) return <Note>Nothing leads here.</Note>
  return (
    <>
      <Note>{lost.length === 1 ? 'Leads nowhere then:' : `${lost.length} lead nowhere then:`}</Note>
      <ul>
        {lost.map(({ key, text }) => (
          <Note as="li" key={key}>
            {text}
          </Note>
        ))}
      </ul>
    </>
  )
}

const Note = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`
