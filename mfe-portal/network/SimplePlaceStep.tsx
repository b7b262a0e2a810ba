import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { useRef } from 'react'
import { PlaceFields } from './PlaceFields'
import { type SimpleStepProps, simpleField } from './simpleForm'
import { withCity } from './withCity'

/** Step 2: the shop's location and weekly capacity. */
export const SimplePlaceStep = ({ form, values }: SimpleStepProps) => {
  const field = simpleField(form)
  const found = useRef<string>(undefined)
  return (
    <>
      <TextField autoComplete="street-address" required {...field('address')} />
      <PlaceFields
        latitude={values.latitude}
        longitude={values.longitude}
        latitudeField={field('latitude')}
        longitudeField={field('longitude')}
        onPlace={({ latitude, longitude, cityAndState }) => {
          form.setValue('latitude', latitude)
          form.setValue('longitude', longitude)
          if (!cityAndState) return
          form.setValue('address', withCity(values.address, cityAndState, found.current))
          found.current = cityAndState
        }}
      />
      <TextField inputMode="numeric" hint="Units a week, 100 sq ft of framed floor each" required {...field('weeklyCapacity')} />
      <TextArea optional {...field('equipmentDetails')} />
    </>
  )
}
