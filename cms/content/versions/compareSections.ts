import { holdsFacts } from '@framewell/domain/content/facts'
import { figuresIn, readRichText } from '@framewell/domain/content/lexicalText'
import type { FieldChange, SectionChange } from '@framewell/domain/content/reviewCalls'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { FormField } from '../fields/formField'
import { SECTION_FORMS, TEXT_FIGURE_FORMS } from '../management/sectionForms'
import { compareTexts } from './compareTexts'

type Stored = Readonly<Record<string, unknown>>

/**
 * What changed between two versions of a page, in an editor's terms. Sections are matched by ID, so that a moved one is not reported as
 * removed and added. Fields have the labels of the form.
 */
export function compareSections(before: unknown, after: unknown): SectionChange[] {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const staying = stayingIds(old.map(idOf), now.map(idOf))
  const kept = now.flatMap((block, at): SectionChange[] => {
    const id = idOf(block)
    const from = old.findIndex((other) => idOf(other) === id)
    const known = old[from]
    if (!known) return [{ id, name: sectionName(block), kind: 'added', moved: null, fields: compareFields({}, block, fieldsOf(block)) }]
    const fields = compareFields(known, block, fieldsOf(block))
    const moved = staying.has(id) ? null : { from: from + 1, to: at + 1 }
    return fields.length > 0 || moved
      ? [{ id, name: sectionName(block), kind: fields.length > 0 ? 'changed' : 'moved', moved, fields }]
      : []
  })
  const gone = old
    .filter((block) => !now.some((other) => idOf(other) === idOf(block)))
    .map((block): SectionChange => {
      const fields = compareFields(block, {}, fieldsOf(block))
      return { id: idOf(block), name: sectionName(block), kind: 'removed', moved: null, fields }
    })
  return [...kept, ...gone]
}

function fieldsOf({ blockType }: Stored): readonly FormField[] {
  return SECTION_FORMS.get(String(blockType))?.fields ?? []
}

/** The longest subsequence of sections that keep their order: all others moved. */
function stayingIds(old: readonly string[], now: readonly string[]): Set<string> {
  const places = now.map((id) => old.indexOf(id))
  let best: number[] = []
  const runs: number[][] = []
  for (const [at, place] of places.entries()) {
    if (place < 0) {
      runs.push([])
      continue
    }
    const before = runs.filter((run) => run.length > 0 && (places[run.at(-1) ?? 0] ?? 0) < place)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    runs.push([...longest, at])
    if (longest.length + 1 > best.length) best = [...longest, at]
  }
  return new Set(best.map((at) => now[at] ?? ''))
}

/** The text of one field of a section. */
export interface FieldWords {
  /** 'Card 2, Title' */
  readonly label: string
  readonly words: string
  /** Typed by somebody, not chosen from options. */
  readonly written: boolean
  /** A rich text as it is stored. */
  readonly text?: unknown
}

/** Every field of a stored section as text. */
export function fieldWords(block: Stored): readonly FieldWords[] {
  return [...said(block, fieldsOf(block)).values()]
}

/** The fields whose words differ, in the order of the form. */
export function compareFields(before: Stored, after: Stored, fields: readonly FormField[]): FieldChange[] {
  const [old, now] = [said(before, fields), said(after, fields)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const label = is?.label ?? was?.label ?? ''
    if (was?.text || is?.text) return compareTexts(label, was?.text, is?.text, compareParts)
    const words = { before: was?.words ?? '', after: is?.words ?? '' }
    return words.before === words.after ? [] : [{ label, ...words }]
  })
}

const PICTURE_FIELDS: readonly FormField[] = [
  { name: 'picture', label: 'Picture', kind: 'picture', required: false },
  { name: 'caption', label: 'Caption', kind: 'text', required: false },
]

function compareParts(before: Stored, after: Stored): FieldChange[] {
  const type = after.blockType ?? before.blockType
  return compareFields(before, after, TEXT_FIGURE_FORMS.find((form) => form.type === type)?.fields ?? PICTURE_FIELDS)
}

const WRITTEN: ReadonlySet<FormField['kind']> = new Set(['text', 'longText', 'richText', 'texts'])

/** Every field as text, by a key that stays the same when list entries move. */
function said(stored: Stored, fields: readonly FormField[], key = '', label = ''): Map<string, FieldWords> {
  const all = new Map<string, FieldWords>()
  for (const field of fields) {
    if (field.kind !== 'rows') {
      // In a list of numbers, those given by facts count as written.
      const written = WRITTEN.has(field.kind) || (field.kind === 'numbers' && holdsFacts(stored[field.name]))
      const text = field.kind === 'richText' ? { text: stored[field.name] } : {}
      all.set(key + field.name, { label: label + field.label, words: inWords(stored[field.name], field), written, ...text })
      continue
    }
    for (const [at, row] of rowsOf(stored[field.name]).entries()) {
      const inner = said(
        row,
        field.fields ?? [],
        `${key}${field.name}.${idOf(row) || at}.`,
        `${label}${field.entry ?? field.label} ${at + 1}, `,
      )
      for (const [name, value] of inner) all.set(name, value)
    }
  }
  return all
}

function inWords(value: unknown, field: FormField): string {
  switch (field.kind) {
    case 'richText':
      return [readRichText(value, new Map()), ...figuresIn(value).map(figureInWords)].filter(Boolean).join('\n\n')
    case 'picture':
      return isRecord(value) ? String(value.alt ?? value.id) : String(value ?? '')
    case 'switch':
      return value === true ? 'Yes' : 'No'
    case 'texts':
    case 'numbers':
      return Array.isArray(value) ? value.join('\n') : ''
    case 'choices':
      return Array.isArray(value) ? value.map((one) => optionLabel(one, field)).join('\n') : ''
    default:
      return optionLabel(value, field)
  }
}

/** Every member of a table or chart in running text. */
function figureInWords(figure: Stored): string {
  const fields = TEXT_FIGURE_FORMS.find(({ type }) => type === figure.blockType)?.fields ?? []
  return [...said(figure, fields).values()]
    .filter(({ words }) => words !== '')
    .map(({ label, words }) => `${label}: ${words.replaceAll('\n', ', ')}`)
    .join('\n')
}

function optionLabel(value: unknown, { options = [] }: FormField): string {
  return options.find((option) => option.value === value)?.label ?? String(value ?? '')
}

/** 'Chart: Homes a year' */
export function sectionName(block: Stored): string {
  const label = SECTION_FORMS.get(String(block.blockType))?.label ?? String(block.blockType)
  const words = [block.heading, block.title, block.caption, block.text].find((text) => typeof text === 'string' && text !== '')
  return words ? `${label}: ${words}` : label
}

function rowsOf(value: unknown): Stored[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function idOf({ id }: Stored): string {
  return typeof id === 'string' ? id : ''
}
