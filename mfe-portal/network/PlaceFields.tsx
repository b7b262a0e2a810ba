import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { findZip } from '@framewell/domain/network/joiningCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { PinMap } from './PinMap'

interface PlaceFieldsProps {
  latitude: string
  longitude: string
  onPlace: (place: { latitude: string; longitude: string; cityAndState?: string }) => void
  latitudeField: Partial<ComponentProps<typeof TextField>>
  longitudeField: Partial<ComponentProps<typeof TextField>>
}

/** A shop's location: a ZIP code fills in the coordinates, a click on the map corrects them, and they can be typed. */
export const PlaceFields = ({ latitude, longitude, onPlace, latitudeField, longitudeField }: PlaceFieldsProps) => {
  const { call } = useShell()
  const [zip, setZip] = useState('')
  const find = useMutation({
    mutationFn: () => call(findZip, { zip: zip.trim() }),
    networkMode: 'always',
    onSuccess: ({ city, state, lat, lng }) => onPlace({ latitude: String(lat), longitude: String(lng), cityAndState: `${city}, ${state}` }),
  })
  const lat = Number(latitude)
  const lng = Number(longitude)
  const known = latitude.trim() !== '' && longitude.trim() !== '' && Number.isFinite(lat) && Number.isFinite(lng)
  return (
    <Stack gap={5}>
      <Stack direction="row" gap={3} align="end">
        <TextField
          label="ZIP code"
          hint={find.data ? `${find.data.city}, ${find.data.state}` : 'Fills the coordinates below'}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={zip}
          onChange={(event) => setZip(event.target.value)}
          error={find.error ? problemSentence(find.error, 'The place could not be looked up. Type the coordinates instead.') : undefined}
        />
        <Button type="button" pending={find.isPending} pendingText="Looking up..." onClick={() => find.mutate()}>
          Find
        </Button>
      </Stack>
      <FieldGroup columns={2}>
        <TextField label="Latitude" hint="For example 39.7589" inputMode="text" required {...latitudeField} />
        <TextField label="Longitude" hint="For example -84.1916" inputMode="text" required {...longitudeField} />
      </FieldGroup>
      <PinMap
        place={known ? { lat, lng } : null}
        onPlace={(place) => onPlace({ latitude: String(place.lat), longitude: String(place.lng) })}
      />
    </Stack>
  )
}
