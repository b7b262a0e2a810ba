import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type SimpleStepProps, simpleField } from './simpleForm'

/** Step 1: the applicant. */
export const SimpleCompanyStep = ({ form }: SimpleStepProps) => {
  const field = simpleField(form)
  return (
    <>
      <TextField autoComplete="organization" required {...field('companyName')} />
      <TextField autoComplete="name" required {...field('contactName')} />
      <TextField type="email" autoComplete="email" required {...field('contactEmail')} />
      <TextField type="tel" autoComplete="tel" optional {...field('contactPhone')} />
      <TextField type="url" autoComplete="url" optional {...field('website')} />
    </>
  )
}
