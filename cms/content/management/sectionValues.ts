import { FACT_TOKEN } from '@framewell/domain/content/facts'
import type { DocumentPaths } from '@framewell/domain/content/lexicalText'
import { emptyValue, type FieldValues, type PictureValue, pictureValueSchema } from '@framewell/domain/content/sectionForm'
import { z } from 'zod'
import type { FormField } from '../fields/formField'
import { richTextInput } from './richTextInput'

/** Maximum characters of a text without its own limit. */
const MAX_TEXT = 60_000
const MAX_ENTRIES = 100

export interface ValueFacts {
  readonly paths: DocumentPaths
  /** Pictures by ID. */
  readonly pictures: ReadonlyMap<string, PictureValue>
}

type Stored = Readonly<Record<string, unknown>>

/** The members of a stored block or row, as the content calls carry them. */
export function readValues(stored: Stored, fields: readonly FormField[], facts: ValueFacts): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, readValue(stored[field.name], field, facts)]))
}

function readValue(stored: unknown, field: FormField, facts: ValueFacts): unknown {
  switch (field.kind) {
    case 'picture': {
      const id = pictureIdOf(stored)
      return id === undefined ? null : (facts.pictures.get(id) ?? { id, url: '', alt: '' })
    }
    case 'rows':
      return rowsOf(stored).map((row) => ({ id: String(row.id ?? ''), ...readValues(row, field.fields ?? [], facts) }))
    case 'numbers':
    case 'texts':
    case 'choices':
      return Array.isArray(stored) ? stored : []
    case 'switch':
      return stored === true
    default:
      return stored ?? emptyValue(field)
  }
}

/**
 * Applies values to a stored block or row. An unchanged member is not written, so that data the form cannot show survives; an entry keeps
 * its row as long as its ID is known.
 */
export function writeValues<Block extends Stored>(
  stored: Block,
  wanted: FieldValues,
  fields: readonly FormField[],
  facts: ValueFacts,
): Block {
  const now = readValues(stored, fields, facts)
  const changes = fields
    .filter(({ name }) => name in wanted && !sameValue(wanted[name], now[name]))
    .map((field) => [field.name, writeValue(stored[field.name], wanted[field.name], field, facts)])
  return changes.length > 0 ? { ...stored, ...Object.fromEntries(changes) } : stored
}

function writeValue(stored: unknown, wanted: unknown, field: FormField, facts: ValueFacts): unknown {
  switch (field.kind) {
    case 'picture':
      return pictureIdOf(wanted) ?? null
    case 'rows': {
      const left = new Map(rowsOf(stored).map((row) => [String(row.id ?? ''), row]))
      return rowsOf(wanted).map(({ id, ...values }) => {
        const known = left.get(String(id))
        // A row is used once: a copy becomes a new row.
        left.delete(String(id))
        const made = { ...(ROW_ID.test(String(id)) && !known ? { id } : {}), ...(field.blockType ? { blockType: field.blockType } : {}) }
        return writeValues<Stored>(known ?? made, values, field.fields ?? [], facts)
      })
    }
    case 'text':
    case 'longText':
    case 'choice':
    case 'moment':
      return wanted === '' ? null : wanted
    default:
      return wanted
  }
}

/** An entry created in a browser brings its own ID in Payload's format. */
const ROW_ID = /^[0-9a-f]{24}$/

/** What a form may send: each value in its field's format; unknown members are dropped, omitted members stay. */
export function valuesSchema(fields: readonly FormField[]): z.ZodType<FieldValues> {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, valueSchema(field).optional()])))
}

/** A cell of a chart: a number, a fact whose value is a number, or nothing yet. */
const numberCell = z.union([z.number(), z.string().max(110).regex(FACT_TOKEN)], 'Use numbers only').nullable()

function valueSchema(field: FormField): z.ZodType {
  const most = field.max ?? MAX_ENTRIES
  switch (field.kind) {
    case 'text':
    case 'longText':
      return z.string().max(field.max ?? MAX_TEXT, `Use at most ${field.max ?? MAX_TEXT} characters`)
    case 'richText':
      return richTextInput
    case 'number':
      return z.number('Use a number').nullable()
    case 'numbers':
      return z.array(field.cellsFor ? numberCell : z.number('Use numbers only')).max(most, `Use at most ${most}`)
    case 'texts':
      return z.array(z.string().max(MAX_TEXT)).max(most, `Use at most ${most}`)
    case 'choice':
      // Options that only the running product knows are checked when the document is saved.
      return field.options ? z.enum(['', ...field.options.map(({ value }) => value)], 'Choose one of the options') : z.string().max(200)
    case 'choices':
      return z.array(
        z.enum(
          (field.options ?? []).map(({ value }) => value),
          'Choose from the options',
        ),
      )
    case 'switch':
      return z.boolean()
    case 'moment':
      return z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'Use a date and a time' })])
    case 'picture':
      return pictureValueSchema.nullable()
    case 'rows':
      return z
        .array(
          z.object({
            id: z.string().max(100),
            ...Object.fromEntries((field.fields ?? []).map((inner) => [inner.name, valueSchema(inner).optional()])),
          }),
        )
        .max(most, `Use at most ${most}`)
  }
}

/** IDs of the pictures that some stored members refer to. */
export function pictureIdsIn(stored: Stored, fields: readonly FormField[]): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'rows') return rowsOf(stored[field.name]).flatMap((row) => pictureIdsIn(row, field.fields ?? []))
    const id = field.kind === 'picture' ? pictureIdOf(stored[field.name]) : undefined
    return id === undefined ? [] : [id]
  })
}

function pictureIdOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' && id !== '' ? id : undefined
}

function rowsOf(value: unknown): Stored[] {
  return Array.isArray(value) ? value.filter((row): row is Stored => typeof row === 'object' && row !== null) : []
}

/** Compares values as data: the order of members does not matter. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const members = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...members].every((name) => sameValue(Reflect.get(one, name), Reflect.get(other, name)))
}
