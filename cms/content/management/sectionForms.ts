import { TEXT_FIGURE_TYPES, type TextFigureType } from '@framewell/domain/content/figures'
import type { SectionField, SectionForm } from '@framewell/domain/content/sectionForm'
import { SECTION_TYPES, type SectionType } from '@framewell/domain/content/sections'
import type { Field } from 'payload'
import { z } from 'zod'
import { articleFields } from '../fields/articleFields'
import { type FieldCustom, fieldCustomSchema } from '../fields/fieldCustom'
import { sections } from '../sections/sections'
import { textFigures } from '../textFigures/textFigures'

/** A field as the panel has it; `choices` names options that only the running product knows. */
export interface FormField extends Omit<SectionField, 'fields'> {
  readonly fields?: FormField[]
  readonly choices?: FieldCustom['choices']
  /** Entries of a list of blocks carry their kind. */
  readonly blockType?: string
}

/**
 * Every kind of section as a form, read from the panel's own configuration: a field that is added there is asked for on the content
 * screen too, with the same label, limits and options.
 */
export const SECTION_FORMS: ReadonlyMap<string, Omit<SectionForm, 'fields'> & { readonly fields: FormField[] }> = new Map(
  sections.map((block) => [
    block.slug,
    {
      type: typeOf(block.slug),
      label: labelOf(block.labels?.singular, block.slug),
      group: String(block.admin?.group ?? ''),
      fields: fieldsOf(block.fields),
    },
  ]),
)

/** What an editor chooses for an article beside its sections, read from the panel's configuration as well. */
export const ARTICLE_FIELDS: readonly FormField[] = fieldsOf(articleFields)

/** Tables and charts within running text, read from the panel's configuration as well. */
export const TEXT_FIGURE_FORMS = textFigures.map((block) => ({
  type: figureTypeOf(block.slug),
  label: labelOf(block.labels?.singular, block.slug),
  fields: fieldsOf(block.fields),
}))

function figureTypeOf(slug: string): TextFigureType {
  const type = TEXT_FIGURE_TYPES.find((known) => known === slug)
  if (!type) throw new Error(`The figure ${slug} is not one of TEXT_FIGURE_TYPES`)
  return type
}

function typeOf(slug: string): SectionType {
  const type = SECTION_TYPES.find((known) => known === slug)
  if (!type) throw new Error(`The section ${slug} is not one of SECTION_TYPES`)
  return type
}

function fieldsOf(fields: readonly Field[], part?: string): FormField[] {
  return fields.flatMap((field): FormField[] => {
    if (field.type === 'row') return fieldsOf(field.fields, part)
    if (field.type === 'collapsible') return fieldsOf(field.fields, 'label' in field ? labelOf(field.label, '') : part)
    const described = describe(field)
    return described ? [part ? { ...described, part } : described] : []
  })
}

/** @throws Error for a type of field that the content screen has no control for: the start of the product says so, not an editor. */
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
        ? { ...base, kind: 'texts', ...limits(field.minRows, field.maxRows) }
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
        fields: fieldsOf(field.fields),
        ...limits(field.minRows, field.maxRows),
      }
    case 'blocks': {
      const [only, ...others] = field.blocks
      if (!only || others.length > 0) break
      const entry = labelOf(field.labels?.singular, field.name)
      return { ...base, kind: 'rows', entry, blockType: only.slug, fields: fieldsOf(only.fields), ...limits(field.minRows, field.maxRows) }
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

/** A label as it was given, or the field's name in words: 'reservedHeight' is 'Reserved height'. */
function labelOf(label: unknown, name: string): string {
  if (typeof label === 'string') return label
  const words = name.replace(/([A-Z])/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
