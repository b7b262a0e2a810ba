import type { EnhancedDraft, enhancedFormSchema } from '@framewell/domain/network/enhancedApplication'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { flatErrors } from './flatErrors'

export type EnhancedForm = UseFormReturn<EnhancedDraft, unknown, z.output<typeof enhancedFormSchema>>

/** Field helpers for the steps of the enhanced form: label, error and registration by name. */
export function enhancedFields(form: EnhancedForm) {
  const found = flatErrors(form.formState.errors)
  const messageOf = (path: string) => found.find((one) => one.field === path)?.message
  const field = (name: FieldPath<EnhancedDraft>, label: string) => ({ label, error: messageOf(name), ...form.register(name) })
  return { found, messageOf, field }
}

export interface EnhancedStepProps {
  readonly form: EnhancedForm
}
