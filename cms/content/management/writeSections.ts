import type { SectionInput } from '@framewell/domain/content/contentPage'
import { SECTION_TYPES } from '@framewell/domain/content/sections'
import type { DocumentPaths } from './lexicalText'
import { readSection, type StoredBlock, writeSection } from './sectionWords'

/** A section made in a browser brings its own id, in the form of Payload's, and keeps it. */
const OWN_ID = /^[0-9a-f]{24}$/
/** Running text under other names; an unknown kind is running text too. */
const TEXT_TYPE = 'richText'

/**
 * The stored blocks as a list of sections wants them: in its order, with its titles and words, without those it leaves out. A section that
 * reads as before is the very block that was stored; one without a known id is new.
 */
export function writeSections(stored: readonly StoredBlock[], wanted: readonly SectionInput[], paths: DocumentPaths): StoredBlock[] {
  const left = new Map(stored.map((block) => [block.id, block]))
  const used = new Set<string>()
  return wanted.map((section) => {
    const { id } = section
    const first = id !== undefined && !used.has(id)
    if (first) used.add(id)
    const known = first ? left.get(id) : undefined
    const made = first && OWN_ID.test(id) ? { ...newBlock(section.type), id } : newBlock(section.type)
    return writeSection(known ?? made, section, paths)
  })
}

/** True when a list of sections says what is stored. */
export function saysTheSame(stored: readonly StoredBlock[], wanted: readonly SectionInput[], paths: DocumentPaths): boolean {
  return (
    stored.length === wanted.length &&
    stored.every((block, at) => {
      const { title, content } = readSection(block, paths)
      const section = wanted[at]
      return section?.id === block.id && section?.title === title && section?.content === content
    })
  )
}

/** Members that a new section must have beyond its words. */
function newBlock(type: string): StoredBlock {
  const blockType = SECTION_TYPES.find((known) => known === type) ?? TEXT_TYPE
  return {
    blockType,
    tone: 'paper',
    ...(blockType === 'featureGrid' ? { columns: 3 } : {}),
    ...(blockType === 'hero' ? { picture: 'none' } : {}),
  }
}
