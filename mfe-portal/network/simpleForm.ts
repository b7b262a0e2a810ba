import { SIMPLE_LABELS, type SimpleDraft, type simpleFormSchema } from '@framewell/domain/network/simpleApplication'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

export type SimpleForm = UseFormReturn<SimpleDraft, unknown, z.output<typeof simpleFormSchema>>

/** Fields with one value; lists have controls of their own. */
type SingleField = Exclude<keyof SimpleDraft, 'certifications' | 'primaryServiceRegions' | 'clientReferences'>

/** What a step draws its fields with: label, message and registration under one name. */
export const simpleField = (form: SimpleForm) => (name: SingleField) => ({
  label: SIMPLE_LABELS[name],
  error: form.formState.errors[name]?.message,
  ...form.register(name),
})

export interface SimpleStepProps {
  readonly form: SimpleForm
  /** Everything typed so far. */
  readonly values: SimpleDraft
}
