import type { SectionField } from '@framewell/domain/content/sectionForm'
import type { Field } from 'payload'
import { z } from 'zod'
import { type FieldCustom, fieldCustomSchema } from './fieldCustom'

/** A field of the panel. `choices` names options that only the running product knows. */
export interface FormField extends Omit<SectionField, 'fields'> {
  readonly fields?: FormField[]
  readonly choices?: FieldCustom['choices']
  /** Entries of a block list carry their type. */
  readonly blockType?: string
}

/**
 * Converts panel fields to form fields.
 * @throws Error for a field type that the content screen has no control for; this fails at startup, not in front of an editor
 */
export function formFields(fields: readonly Field[], part?: string): FormField[] {
  return fields.flatMap((field): FormField[] => {
    if (field.type === 'row') return formFields(field.fields, part)
    if (field.type === 'collapsible') return formFields(field.fields, 'label' in field ? labelOf(field.label, '') : part)
    const described = describe(field)
    return described ? [part ? { ...described, part } : described] : []
  })
}

function describe(field: Field): FormField | undefined {
  if (!('name' in field) || !field.name) return undefined
  const custom = fieldCustomSchema.parse(field.custom ?? {})
  const base = {
    name: field.name,
    label: labelOf('label' in field ? field.label : undefined, field.name),
    required: 'required' in field && field.required === true,
    ...said('hint', 'admin' in field && field.admin && 'description' in field.admin ? field.admin.description : undefined),
    ...said('placeholder', 'admin' in field && field.admin && 'placeholder' in field.admin ? field.admin.placeholder : undefined),
    ...('defaultValue' in field && field.defaultValue !== undefined ? { initial: field.defaultValue } : {}),
    ...(custom.shownWhen ? { shownWhen: custom.shownWhen } : {}),
    ...(custom.cellsFor ? { cellsFor: custom.cellsFor } : {}),
    ...(custom.choices ? { choices: custom.choices } : {}),
  }
  switch (field.type) {
    case 'text':
      if (custom.choices) return { ...base, kind: 'choice' }
      return field.hasMany
        ? { ...base, kind: custom.cells ?? 'texts', ...limits(field.minRows, field.maxRows) }
        : { ...base, kind: 'text', ...limits(undefined, field.maxLength) }
    case 'textarea':
      return { ...base, kind: 'longText', ...limits(undefined, field.maxLength) }
    case 'richText':
      return { ...base, kind: 'richText' }
    case 'number':
      return field.hasMany
        ? { ...base, kind: 'numbers', ...limits(field.minRows, field.maxRows) }
        : { ...base, kind: 'number', ...limits(field.min, field.max) }
    case 'select':
      return { ...base, kind: field.hasMany ? 'choices' : 'choice', options: optionsOf(field.options) }
    case 'radio':
      return { ...base, kind: 'choice', options: optionsOf(field.options) }
    case 'checkbox':
      return { ...base, kind: 'switch' }
    case 'date':
      return { ...base, kind: 'moment' }
    case 'upload':
      return { ...base, kind: 'picture' }
    case 'array':
      return {
        ...base,
        kind: 'rows',
        entry: labelOf(field.labels?.singular, field.name),
        fields: formFields(field.fields),
        ...limits(field.minRows, field.maxRows),
      }
    case 'blocks': {
      const [only, ...others] = field.blocks
      if (!only || others.length > 0) break
      const entry = labelOf(field.labels?.singular, field.name)
      return {
        ...base,
        kind: 'rows',
        entry,
        blockType: only.slug,
        fields: formFields(only.fields),
        ...limits(field.minRows, field.maxRows),
      }
    }
  }
  throw new Error(`The content screen has no control for the field ${field.name} (${field.type})`)
}

function limits(min: number | undefined, max: number | undefined) {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function said<Name extends string>(name: Name, words: unknown) {
  return typeof words === 'string' ? { [name]: words } : {}
}

function optionsOf(options: readonly unknown[]) {
  return z.array(z.object({ value: z.string(), label: z.string() })).parse(options)
}

/** The given label, or the field's name in words: 'reservedHeight' becomes 'Reserved height'. */
export function labelOf(label: unknown, name: string): string {
  if (typeof label === 'string') return label
  const words = name.replace(/([A-Z])/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
