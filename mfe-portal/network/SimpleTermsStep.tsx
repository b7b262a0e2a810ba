import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { PARTNER_PAYMENT_TERMS } from '@framewell/domain/network/applicationOptions'
import { type SimpleStepProps, simpleField } from './simpleForm'

/** Step 5: payment terms and insurance. */
export const SimpleTermsStep = ({ form }: SimpleStepProps) => {
  const field = simpleField(form)
  return (
    <>
      <SelectField placeholder="Choose one" options={optionsOf(PARTNER_PAYMENT_TERMS)} {...field('preferredPaymentTerms')} />
      <TextArea required {...field('insuranceCoverage')} />
      <TextField optional {...field('bondingCapacity')} />
    </>
  )
}
