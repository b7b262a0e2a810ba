import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { SERVICE_REGIONS } from '@framewell/domain/network/applicationOptions'
import { SIMPLE_LABELS } from '@framewell/domain/network/simpleApplication'
import { ChoiceList } from './ChoiceList'
import { type SimpleStepProps, simpleField } from './simpleForm'

/** Step 4: delivery area. */
export const SimpleAreasStep = ({ form, values }: SimpleStepProps) => {
  const field = simpleField(form)
  return (
    <>
      <ChoiceList
        legend={SIMPLE_LABELS.primaryServiceRegions}
        name="primaryServiceRegions"
        options={optionsOf(SERVICE_REGIONS)}
        value={values.primaryServiceRegions}
        onChange={(value) => form.setValue('primaryServiceRegions', value)}
        error={form.formState.errors.primaryServiceRegions?.message}
      />
      <TextField inputMode="numeric" hint="Miles" required {...field('maxDeliveryRadius')} />
    </>
  )
}
