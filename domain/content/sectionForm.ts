import { z } from 'zod'
import { TEXT_FIGURE_TYPES } from './figures'
import { SECTION_TYPES } from './sections'

/** How a section member is edited. */
export const SECTION_FIELD_KINDS = [
  /** One line of plain text. */
  'text',
  /** Several lines of plain text. */
  'longText',
  /** Rich text as its editor stores it; see lexicalText.ts. */
  'richText',
  'number',
  /** One of the options; '' is none. */
  'choice',
  /** Any of the options. */
  'choices',
  'switch',
  /** An ISO time; '' is none. */
  'moment',
  /** A library picture. */
  'picture',
  /** Short texts in order. */
  'texts',
  /** Numbers in order. */
  'numbers',
  /** A list whose entries have their own fields. */
  'rows',
] as const

/** A field of a section or of a list entry. */
export const sectionFieldSchema = z.object({
  kind: z.enum(SECTION_FIELD_KINDS),
  name: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  placeholder: z.string().optional(),
  /** Required to publish; a draft may lack it. */
  required: z.boolean(),
  /** Minimum and maximum of a number; maximum characters of a text or entries of a list. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** `picture` is the address of a thumbnail. */
  options: z.array(z.object({ value: z.string(), label: z.string(), picture: z.string().optional() })).optional(),
  /** The picker for new sections lists each option separately. */
  apart: z.boolean().optional(),
  /** Initial value in a new section or entry. */
  initial: z.unknown().optional(),
  /** Shown only while another field has one of these values. */
  shownWhen: z.object({ field: z.string(), is: z.array(z.string()) }).optional(),
  /** Table cells, one per entry of this list. */
  cellsFor: z.string().optional(),
  /** Title of the form group for rarely needed fields. */
  part: z.string().optional(),
  /** Name of a list entry. */
  entry: z.string().optional(),
  get fields() {
    return z.array(sectionFieldSchema).optional()
  },
})
export type SectionField = z.infer<typeof sectionFieldSchema>

/** A section type: its name, its purpose and its fields. */
export const sectionFormSchema = z.object({
  type: z.enum(SECTION_TYPES),
  label: z.string(),
  group: z.string(),
  fields: z.array(sectionFieldSchema),
})
export type SectionForm = z.infer<typeof sectionFormSchema>

/** A table or chart within rich text, with its fields. */
export const textFigureFormSchema = z.object({ type: z.enum(TEXT_FIGURE_TYPES), label: z.string(), fields: z.array(sectionFieldSchema) })
export type TextFigureForm = z.infer<typeof textFigureFormSchema>

/** Members of a section or list entry by name, as the content calls carry them. */
export const fieldValuesSchema = z.record(z.string(), z.unknown())
export type FieldValues = Readonly<z.infer<typeof fieldValuesSchema>>

/** Stored rich text: a tree of nodes whose members only its editor knows. Null for none. */
export const richTextValueSchema = z.object({ root: z.record(z.string(), z.unknown()) }).nullable()

export const pictureValueSchema = z.object({ id: z.string(), url: z.string(), alt: z.string() })
export type PictureValue = z.infer<typeof pictureValueSchema>

const EMPTY = {
  text: '',
  longText: '',
  richText: null,
  number: null,
  choice: '',
  choices: [],
  switch: false,
  moment: '',
  picture: null,
  texts: [],
  numbers: [],
  rows: [],
} as const satisfies Record<SectionField['kind'], unknown>

/** A field's empty value. */
export function emptyValue({ kind }: SectionField): unknown {
  return EMPTY[kind]
}

/** A new section or entry. */
export function initialValues(fields: readonly SectionField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial ?? emptyValue(field)]))
}

/** Whether a field is shown, given the other values. */
export function isShown({ shownWhen }: SectionField, values: FieldValues): boolean {
  return !shownWhen || shownWhen.is.includes(String(values[shownWhen.field] ?? ''))
}
