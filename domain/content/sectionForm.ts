import { z } from 'zod'
import { TEXT_FIGURE_TYPES } from './figures'
import { SECTION_TYPES } from './sections'

/** How one member of a section is edited. */
export const SECTION_FIELD_KINDS = [
  /** One line of plain words. */
  'text',
  /** Several lines of plain words. */
  'longText',
  /** Running text as its editor stores it; see lexicalText.ts. */
  'richText',
  'number',
  /** One of the options; '' is none. */
  'choice',
  /** Any of the options. */
  'choices',
  'switch',
  /** A moment, ISO; '' is none. */
  'moment',
  /** A picture of the library. */
  'picture',
  /** Short texts in order. */
  'texts',
  /** Numbers in order. */
  'numbers',
  /** A list whose entries have fields of their own. */
  'rows',
] as const

/** A field of a section, or of an entry of one of its lists. */
export const sectionFieldSchema = z.object({
  kind: z.enum(SECTION_FIELD_KINDS),
  name: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  placeholder: z.string().optional(),
  /** Needed to publish; a draft may lack it. */
  required: z.boolean(),
  /** Least and greatest number; most characters of a text; most entries of a list. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** `picture` is the address of a small one that shows it. */
  options: z.array(z.object({ value: z.string(), label: z.string(), picture: z.string().optional() })).optional(),
  /** Each option is worth an entry of its own where a section is added. */
  apart: z.boolean().optional(),
  /** What a new section or entry holds. */
  initial: z.unknown().optional(),
  /** Of use only while another field beside it has one of these values. */
  shownWhen: z.object({ field: z.string(), is: z.array(z.string()) }).optional(),
  /** Cells of a table: one for each entry of that list of the section. */
  cellsFor: z.string().optional(),
  /** Title of the part of the form it stands in, for what is rarely needed. */
  part: z.string().optional(),
  /** What one entry of a list is called. */
  entry: z.string().optional(),
  get fields() {
    return z.array(sectionFieldSchema).optional()
  },
})
export type SectionField = z.infer<typeof sectionFieldSchema>

/** A kind of section: what it is called, which task it serves, what an editor fills in. */
export const sectionFormSchema = z.object({
  type: z.enum(SECTION_TYPES),
  label: z.string(),
  group: z.string(),
  fields: z.array(sectionFieldSchema),
})
export type SectionForm = z.infer<typeof sectionFormSchema>

/** A table or chart within running text, and what an editor fills in. */
export const textFigureFormSchema = z.object({ type: z.enum(TEXT_FIGURE_TYPES), label: z.string(), fields: z.array(sectionFieldSchema) })
export type TextFigureForm = z.infer<typeof textFigureFormSchema>

/** The members of a section, or of an entry of a list, by name, as the content calls carry them. */
export const fieldValuesSchema = z.record(z.string(), z.unknown())
export type FieldValues = Readonly<z.infer<typeof fieldValuesSchema>>

/** Running text as it is stored: a tree of nodes whose members only its editor knows. Null for none. */
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

/** What a field holds before anybody fills it. */
export function emptyValue({ kind }: SectionField): unknown {
  return EMPTY[kind]
}

/** A new section or entry. */
export function initialValues(fields: readonly SectionField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial ?? emptyValue(field)]))
}

/** Whether a field is of use beside the other values. */
export function isShown({ shownWhen }: SectionField, values: FieldValues): boolean {
  return !shownWhen || shownWhen.is.includes(String(values[shownWhen.field] ?? ''))
}
