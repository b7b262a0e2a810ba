import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { useState } from 'react'
import { LazyPickMap } from './LazyMap'
import type { MapPlace } from './UsMap'

interface PinMapProps {
  /** Null until a location is known. */
  place: MapPlace['location'] | null
  onPlace: (place: MapPlace['location']) => void
}

/** About 230 miles across: a click is accurate to a few miles, and state borders stay visible. */
const CLOSE = 12

/** A shop's pin, moved by click or arrow keys. Zoomed in for correction once a location is known; the whole country before that. */
export const PinMap = ({ place, onPlace }: PinMapProps) => {
  const [whole, setWhole] = useState(false)
  const close = place !== null && !whole
  const where = place ? `Pin of your shop at ${place.lat}, ${place.lng}` : 'Map of the United States: press where your shop is'
  return (
    <Stack gap={3}>
      <LazyPickMap
        label={`${where}. The arrow keys move it.`}
        places={place ? [{ id: 'shop', name: 'Your shop', location: place }] : []}
        onPick={onPlace}
        zoom={close ? CLOSE : 1}
      />
      {place ? (
        <div>
          <Button type="button" size="small" onClick={() => setWhole(!whole)}>
            {whole ? 'Show the place' : 'Show the whole country'}
          </Button>
        </div>
      ) : null}
      <Text size="small" tone="muted" role="status" className="visually-hidden">
        {place ? `The pin is at ${place.lat}, ${place.lng}.` : ''}
      </Text>
      <Text size="small" tone="muted">
        Tap the map to move the pin, or select it and use the arrow keys: with Shift they move it farther. Places: GeoNames, CC BY 4.0;
        boundaries: U.S. Census Bureau.
      </Text>
    </Stack>
  )
}
