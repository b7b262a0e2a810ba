import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import {
  BUDGET_SCALES,
  type CreditApplication,
  PROJECT_TYPES,
  START_TIMELINES,
  STEEL_FAMILIARITIES,
} from '@framewell/domain/credit/application'
import type { UseFormReturn } from 'react-hook-form'
import type { CreditAnswers } from './useCreditForm'

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Side by side where the longest option fits, below one another elsewhere. */
const SHORT_PAIR = { gridTemplateColumns: 'repeat(auto-fit, minmax(9.75rem, 1fr))' }

interface ApplicationFieldsProps {
  form: UseFormReturn<CreditAnswers, unknown, CreditApplication>
  /** Narrow, beside a hero: short fields in pairs and no hints. */
  compact: boolean
}

/** The eight questions. */
export const ApplicationFields = ({ form: { register, formState }, compact }: ApplicationFieldsProps) => {
  const errorOf = (name: keyof CreditAnswers) => formState.errors[name]?.message
  const columns = compact ? 1 : 2
  return (
    <FieldGroup>
      <TextField
        label="Project location"
        hint={compact ? undefined : 'City and state. It never changes your score.'}
        placeholder={compact ? 'City and state' : undefined}
        autoComplete="off"
        required
        error={errorOf('projectLocation')}
        {...register('projectLocation')}
      />
      <FieldGroup columns={columns} style={compact ? SHORT_PAIR : undefined}>
        <SelectField label="Project type" options={optionsOf(PROJECT_TYPES)} error={errorOf('projectType')} {...register('projectType')} />
        <SelectField label="Start" options={optionsOf(START_TIMELINES)} error={errorOf('startTimeline')} {...register('startTimeline')} />
      </FieldGroup>
      <FieldGroup columns={columns}>
        <SelectField label="Budget" options={optionsOf(BUDGET_SCALES)} error={errorOf('budgetScale')} {...register('budgetScale')} />
        <SelectField
          label="Experience with steel"
          options={optionsOf(STEEL_FAMILIARITIES)}
          error={errorOf('familiarityWithSteel')}
          {...register('familiarityWithSteel')}
        />
      </FieldGroup>
      <FieldGroup columns={columns}>
        <TextField
          label="Your name"
          autoComplete="name"
          autoCapitalize="words"
          required
          error={errorOf('contactName')}
          {...register('contactName')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
          error={errorOf('email')}
          {...register('email')}
        />
      </FieldGroup>
      <TextField
        label="Company"
        optional
        hint={compact ? undefined : 'The registered company that would order.'}
        autoComplete="organization"
        error={errorOf('companyName')}
        {...register('companyName')}
      />
    </FieldGroup>
  )
}
