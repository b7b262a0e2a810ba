import type { FactPlace } from '@framewell/domain/content/factCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import type { UseQueryResult } from '@tanstack/react-query'
import { PlaceLink } from '../PlaceLink'
import { PlaceList } from './PlaceList'

const SEEN: Record<FactPlace['seenIn'], string> = {
  published: 'On the site',
  draft: 'In a draft',
  both: 'On the site and in a draft',
  deleted: 'In the trash',
}

/** Each affected text, before and after. */
export const ClaimPlaces = ({ query }: { query: UseQueryResult<{ readonly places: readonly FactPlace[] }, unknown> }) => {
  const { data } = query
  if (!data) return <p role="status">{query.isError ? problemSentence(query.error, 'The connection failed.') : 'Checking every text...'}</p>
  if (data.places.length === 0) return <p role="status">No text uses it yet.</p>
  return (
    <PlaceList aria-label="Texts that change">
      {data.places.map((place) => (
        <li key={[place.where, place.id, place.place, place.before].join(' ')}>
          <span>
            <PlaceLink at={place} deleted={place.seenIn === 'deleted'} />, {place.place}. {SEEN[place.seenIn]}.
          </span>
          <del>{place.before}</del>
          <ins>{place.after}</ins>
        </li>
      ))}
    </PlaceList>
  )
}
