import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { PARTNER_TYPE_WORDS, PARTNER_TYPES } from '@framewell/domain/network/applicationOptions'
import { ENHANCED_LABELS as LABELS } from '@framewell/domain/network/enhancedAnswers'
import { useWatch } from 'react-hook-form'
import { ChoiceList } from './ChoiceList'
import { type EnhancedStepProps, enhancedFields } from './enhancedForm'

/** Step 1: the applicant and partner types. */
export const EnhancedBusinessStep = ({ form }: EnhancedStepProps) => {
  const { field, messageOf } = enhancedFields(form)
  const types = useWatch({ control: form.control, name: 'partnerTypes' }) ?? []
  return (
    <>
      <ChoiceList
        legend={LABELS.partnerTypes}
        name="partnerTypes"
        options={optionsOf(PARTNER_TYPES, PARTNER_TYPE_WORDS)}
        value={types}
        onChange={(value) => form.setValue('partnerTypes', value, { shouldValidate: form.formState.submitCount > 0 })}
        error={messageOf('partnerTypes')}
      />
      <TextField autoComplete="organization" required {...field('companyName', LABELS.companyName)} />
      <TextField required {...field('legalEntityName', LABELS.legalEntityName)} />
      <TextField autoComplete="name" required {...field('primaryContactName', LABELS.primaryContactName)} />
      <FieldGroup columns={2}>
        <TextField type="email" autoComplete="email" required {...field('email', LABELS.email)} />
        <TextField type="tel" autoComplete="tel" required {...field('phone', LABELS.phone)} />
      </FieldGroup>
      <TextField autoComplete="street-address" required {...field('businessAddress', LABELS.businessAddress)} />
      <FieldGroup columns={2}>
        <TextField type="url" autoComplete="url" optional {...field('website', LABELS.website)} />
        <TextField inputMode="numeric" required {...field('yearsInBusiness', LABELS.yearsInBusiness)} />
      </FieldGroup>
    </>
  )
}
