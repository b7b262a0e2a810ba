import type { SectionInput } from '@framewell/domain/content/contentPage'
import { initialValues } from '@framewell/domain/content/sectionForm'
import { SECTION_TYPES } from '@framewell/domain/content/sections'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { fieldsOf as refusedFields } from '../../platform/http/calls/readInput'
import { SECTION_FORMS } from './sectionForms'
import { readValues, sameValue, type ValueFacts, valuesSchema, writeValues } from './sectionValues'
import { readSection, type StoredBlock, writeSection } from './sectionWords'

/** A section created in a browser brings its own ID in Payload's format and keeps it. */
const OWN_ID = /^[0-9a-f]{24}$/
/** Running text under other names; an unknown kind is stored as running text too. */
const TEXT_TYPE = 'richText'

/**
 * Rebuilds the stored blocks from a list of sections: in its order, with its fields, titles and text, without the omitted ones. An
 * unchanged section keeps its stored block; one without a known ID is new.
 * @throws CallProblem invalidInput, with the fields that can't be stored even as a draft
 */
export function writeSections(stored: readonly StoredBlock[], wanted: readonly SectionInput[], facts: ValueFacts): StoredBlock[] {
  const left = new Map(stored.map((block) => [block.id, block]))
  const used = new Set<string>()
  return wanted.map((section, at) => {
    const { id } = section
    const first = id !== undefined && !used.has(id)
    if (first) used.add(id)
    const known = first ? left.get(id) : undefined
    const made = first && OWN_ID.test(id) ? { ...newBlock(section.type), id } : newBlock(section.type)
    return writeOne(known ?? made, section, at, facts)
  })
}

/** Changed fields take precedence over title and text. */
function writeOne(block: StoredBlock, section: SectionInput, at: number, facts: ValueFacts): StoredBlock {
  if (section.fields) {
    const fields = SECTION_FORMS.get(block.blockType)?.fields ?? []
    const values = valuesSchema(fields).safeParse(section.fields)
    if (!values.success) {
      const refused = refusedFields(values.error).map(({ path, message }) => ({ path: `sections.${at}.${path}`, message }))
      throw new CallProblem('invalidInput', { fields: refused })
    }
    const written = writeValues(block, values.data, fields, facts)
    if (written !== block) return written
  }
  return writeSection(block, section, facts.paths)
}

/** True if a list of sections equals what is stored. */
export function saysTheSame(stored: readonly StoredBlock[], wanted: readonly SectionInput[], facts: ValueFacts): boolean {
  return (
    stored.length === wanted.length &&
    stored.every((block, at) => {
      const { title, content } = readSection(block, facts.paths)
      const section = wanted[at]
      if (!section || section.id !== block.id) return false
      if ((section.title ?? title) !== title || (section.content ?? content) !== content) return false
      return !section.fields || sameValue(section.fields, readValues(block, SECTION_FORMS.get(block.blockType)?.fields ?? [], facts))
    })
  )
}

/** A new section has the panel's defaults. */
function newBlock(type: string): StoredBlock {
  const blockType = SECTION_TYPES.find((known) => known === type) ?? TEXT_TYPE
  const initial = Object.entries(initialValues((SECTION_FORMS.get(blockType)?.fields ?? []).filter(({ initial }) => initial !== undefined)))
  return { blockType, ...Object.fromEntries(initial) }
}
