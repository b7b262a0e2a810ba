import { z } from 'zod'
import { factExamples, factSections } from './factSections'
import { liveExamples, liveSections } from './liveSections'
import { openingExamples, openingSections } from './openingSections'
import { pictureExamples, pictureSections } from './pictureSections'
import { wordExamples, wordSections } from './wordSections'

/** A section of a page; the discriminant is Payload's `blockType`. */
export const sectionSchema = z.discriminatedUnion('blockType', [
  ...openingSections,
  ...wordSections,
  ...factSections,
  ...pictureSections,
  ...liveSections,
])
export type Section = z.infer<typeof sectionSchema>
export type SectionType = Section['blockType']
export type SectionOf<Type extends SectionType> = Extract<Section, { blockType: Type }>

/** The section types an editor can put on a page. */
export const SECTION_TYPES: readonly SectionType[] = sectionSchema.options.map(({ shape }) => shape.blockType.value)

/** One section of each type as the CMS sends it, for stories and tests. */
export const SECTION_EXAMPLES: { readonly [Type in SectionType]: SectionOf<Type> } = {
  ...openingExamples,
  ...wordExamples,
  ...factExamples,
  ...pictureExamples,
  ...liveExamples,
}
