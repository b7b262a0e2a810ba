import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { CERTIFICATIONS, QUALITY_MANAGEMENT_SYSTEMS } from '@framewell/domain/network/applicationOptions'
import { SIMPLE_LABELS } from '@framewell/domain/network/simpleApplication'
import { ChoiceList } from './ChoiceList'
import { type SimpleStepProps, simpleField } from './simpleForm'

/** Step 3: experience and quality control. */
export const SimpleExperienceStep = ({ form, values }: SimpleStepProps) => {
  const field = simpleField(form)
  return (
    <>
      <TextField inputMode="numeric" required {...field('yearsInBusiness')} />
      <TextArea optional {...field('previousProjects')} />
      <ChoiceList
        legend={SIMPLE_LABELS.certifications}
        name="certifications"
        options={optionsOf(CERTIFICATIONS)}
        value={values.certifications}
        onChange={(value) => form.setValue('certifications', value)}
      />
      <SelectField placeholder="Choose one" options={optionsOf(QUALITY_MANAGEMENT_SYSTEMS)} {...field('qualityManagementSystem')} />
    </>
  )
}
