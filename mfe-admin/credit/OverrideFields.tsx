import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { TIERS } from '@framewell/domain/credit/tier'
import type { UseFormReturn } from 'react-hook-form'
import type { Review, ReviewDraft } from './reviewSchema'

/** The tier and limit of an override. Premium's limit is always decided by a person. */
export const OverrideFields = ({ form }: { form: UseFormReturn<ReviewDraft, unknown, Review> }) => {
  const { errors } = form.formState
  const premium = form.watch('tier') === 'Premium'
  return (
    <>
      <SelectField
        {...form.register('tier')}
        label="New tier"
        placeholder="Choose a tier"
        options={TIERS.map((tier) => ({ value: tier, label: tier }))}
        error={errors.tier?.message}
      />
      <TextField
        {...form.register('creditLimit')}
        label="Credit limit"
        optional={!premium}
        hint={premium ? 'Up to $500,000' : "If left blank, the tier's limit under the policy"}
        prefix="$"
        inputMode="numeric"
        error={errors.creditLimit?.message}
      />
    </>
  )
}
