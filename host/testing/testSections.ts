import type { SectionOf, SectionType } from '@framewell/domain/content/sections'
import { figureSections } from './figureSections'
import { wordSections } from './wordSections'

/** One section of each type, as the cms sends them. */
export const testSections: { readonly [Type in SectionType]: SectionOf<Type> } = { ...wordSections, ...figureSections }
