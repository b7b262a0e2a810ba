import { z } from 'zod'
import { figureSections } from './figureSections'
import { liveSections } from './liveSections'
import { wordSections } from './wordSections'

/** A section of a page; the discriminant is Payload's `blockType`. */
export const sectionSchema = z.discriminatedUnion('blockType', [...wordSections, ...figureSections, ...liveSections])
export type Section = z.infer<typeof sectionSchema>
export type SectionType = Section['blockType']
export type SectionOf<Type extends SectionType> = Extract<Section, { blockType: Type }>

/** The section types an editor can put on a page. */
export const SECTION_TYPES: readonly SectionType[] = sectionSchema.options.map(({ shape }) => shape.blockType.value)
