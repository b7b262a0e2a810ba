import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { type Fact, nameFact, type PlainPlace } from '@framewell/domain/content/factCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'
import { PlaceLink } from '../PlaceLink'
import { Refusal } from '../publishing/Refusal'
import { plainFactKey, plainFactQuery } from './factQueries'
import { PlaceList } from './PlaceList'

/** Texts that contain a fact's value as plain text. They do not change with the fact until someone inserts the fact there. */
export const PlainDialog = ({ fact }: { fact: Fact }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      size="wide"
      title={`“${fact.value}” as plain words`}
      description="These texts do not change with the fact. Naming it keeps a draft; the site changes when you publish that."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="plain">
          Find plain words<span className="visually-hidden"> of {fact.label}</span>
        </Button>
      }
    >
      {open ? <PlainPlaces fact={fact} /> : null}
    </Dialog>
  )
}

const PlainPlaces = ({ fact }: { fact: Fact }) => {
  const { data, isError, error } = useQuery(plainFactQuery(useGuardedCall(), fact.key))
  if (!data) return <p role="status">{isError ? problemSentence(error, 'The connection failed.') : 'Looking at every text...'}</p>
  if (data.places.length === 0) return <p role="status">No text types it.</p>
  return (
    <PlaceList aria-label="Texts that type it">
      {data.places.map((place) => (
        <li key={[place.where, place.id, place.section, place.place].join(' ')}>
          <span>
            <PlaceLink at={place} />, {place.place}
          </span>
          <span>
            {place.before}
            <mark>{place.match}</mark>
            {place.after}
          </span>
          <NameIt fact={fact} place={place} value={data.value} />
        </li>
      ))}
    </PlaceList>
  )
}

/** Titles, menus and settings are changed in their own forms, where a person decides about every word. */
const NameIt = ({ fact, place, value }: { fact: Fact; place: PlainPlace; value: string }) => {
  const cache = useQueryClient()
  const { where, id, section, title } = place
  const name = useSend(nameFact, {
    words: { kept: 'Nothing was changed' },
    onSent: ({ places }) => {
      void cache.invalidateQueries({ queryKey: CONTENT_QUERIES })
      cache.setQueryData(plainFactKey(fact.key), { value, places })
    },
    onFailed: () => void cache.invalidateQueries({ queryKey: CONTENT_QUERIES }),
  })
  if ((where !== 'pages' && where !== 'posts') || id === null || section === null) return null
  return (
    <Stack gap={2}>
      {name.failure ? <Refusal failure={name.failure} /> : null}
      <Button
        size="small"
        pending={name.busy}
        pendingText="Working..."
        onClick={() => void name.send({ key: fact.key, where, id, section, value })}
      >
        Name the fact here<span className="visually-hidden">, in {title}</span>
      </Button>
    </Stack>
  )
}
