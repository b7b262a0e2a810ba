import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { SERVICE_REGIONS } from '@framewell/domain/network/applicationOptions'
import { ENHANCED_LABELS as LABELS, REFERENCE_LABELS } from '@framewell/domain/network/enhancedAnswers'
import { EMPTY_PARTNER_REFERENCE, MIN_ENHANCED_REFERENCES } from '@framewell/domain/network/enhancedApplication'
import { useFieldArray, useWatch } from 'react-hook-form'
import { ChoiceList } from './ChoiceList'
import { type EnhancedStepProps, enhancedFields } from './enhancedForm'

/** Step 3: locations, capacity and references. */
export const EnhancedOperationsStep = ({ form }: EnhancedStepProps) => {
  const { field, messageOf } = enhancedFields(form)
  const regions = useWatch({ control: form.control, name: 'operational.preferredRegions' }) ?? []
  const references = useFieldArray({ control: form.control, name: 'operational.references' })
  return (
    <>
      <ChoiceList
        legend={LABELS['operational.preferredRegions']}
        name="operational.preferredRegions"
        options={optionsOf(SERVICE_REGIONS)}
        value={regions}
        onChange={(value) => form.setValue('operational.preferredRegions', value, { shouldValidate: form.formState.submitCount > 0 })}
        error={messageOf('operational.preferredRegions')}
      />
      <TextField required {...field('operational.averageOrderSizeCapacity', LABELS['operational.averageOrderSizeCapacity'])} />
      <TextField required {...field('operational.emergencyOverflowAvailability', LABELS['operational.emergencyOverflowAvailability'])} />
      {references.fields.map((reference, at) => (
        <FieldGroup key={reference.id} columns={3} role="group" aria-label={`Reference ${at + 1}`}>
          <TextField required {...field(`operational.references.${at}.name`, REFERENCE_LABELS.name)} />
          <TextField required {...field(`operational.references.${at}.contact`, REFERENCE_LABELS.contact)} />
          <TextField required {...field(`operational.references.${at}.relation`, REFERENCE_LABELS.relation)} />
          {references.fields.length > MIN_ENHANCED_REFERENCES ? (
            <Button type="button" variant="plain" size="small" onClick={() => references.remove(at)}>
              Remove reference {at + 1}
            </Button>
          ) : null}
        </FieldGroup>
      ))}
      <Button type="button" size="small" onClick={() => references.append({ ...EMPTY_PARTNER_REFERENCE })}>
        Add another reference
      </Button>
    </>
  )
}
