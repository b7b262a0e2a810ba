import type { SectionInput } from '@framewell/domain/content/contentPage'
import { SECTION_TYPES } from '@framewell/domain/content/sections'
import type { DocumentPaths } from './lexicalText'
import { readSection, type StoredBlock, writeSection } from './sectionWords'

/** Running text under other names; an unknown kind is running text too. */
const TEXT_TYPE = 'richText'

/**
 * The stored blocks as a list of sections wants them: in its order, with its titles and words, without those it leaves out. A section that
 * reads as before is the very block that was stored; one without a known id is new.
 */
export function writeSections(stored: readonly StoredBlock[], wanted: readonly SectionInput[], paths: DocumentPaths): StoredBlock[] {
  const left = new Map(stored.map((block) => [block.id, block]))
  return wanted.map((section) => {
    const known = section.id === undefined ? undefined : left.get(section.id)
    if (!known) return writeSection(newBlock(section.type), section, paths)
    left.delete(known.id)
    return writeSection(known, section, paths)
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
