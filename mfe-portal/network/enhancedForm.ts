import type { EnhancedDraft, enhancedFormSchema } from '@framewell/domain/network/enhancedApplication'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { flatErrors } from './flatErrors'

export type EnhancedForm = UseFormReturn<EnhancedDraft, unknown, z.output<typeof enhancedFormSchema>>

/** What every step of the enhanced form draws its fields with: label, message and registration under one name. */
export function enhancedFields(form: EnhancedForm) {
  const found = flatErrors(form.formState.errors)
  const messageOf = (path: string) => found.find((one) => one.field === path)?.message
  const field = (name: FieldPath<EnhancedDraft>, label: string) => ({ label, error: messageOf(name), ...form.register(name) })
  return { found, messageOf, field }
}

export interface EnhancedStepProps {
  readonly form: EnhancedForm
}
