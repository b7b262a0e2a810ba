import { labelOf } from '@framewell/domain/collections/labelOf'
import { SIMPLE_LABELS, type SimpleDraft, type simpleFormSchema } from '@framewell/domain/network/simpleApplication'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

export type SimpleForm = UseFormReturn<SimpleDraft, unknown, z.output<typeof simpleFormSchema>>

/** Single-value fields; lists have their own controls. */
type SingleField = Exclude<keyof SimpleDraft, 'certifications' | 'primaryServiceRegions' | 'clientReferences'>

/** Field helper for a step: label, error and registration by name. */
export const simpleField = (form: SimpleForm) => (name: SingleField) => ({
  label: labelOf(SIMPLE_LABELS, name),
  error: form.formState.errors[name]?.message,
  ...form.register(name),
})

export interface SimpleStepProps {
  readonly form: SimpleForm
  /** All input so far. */
  readonly values: SimpleDraft
}
