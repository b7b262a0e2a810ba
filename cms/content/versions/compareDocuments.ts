import type { FieldChange, SectionChange } from '@framewell/domain/content/reviewCalls'
import type { Page, Post } from '../../payload-types'
import { articleFields } from '../fields/articleFields'
import { formFields } from '../fields/formField'
import { linkLists } from '../fields/linkLists'
import { pageFields } from '../fields/pageFields'
import { publishedAtField } from '../fields/publishedAtField'
import { seoGroup } from '../fields/seoGroup'
import { slugField } from '../fields/slugField'
import { titleField } from '../fields/titleField'
import { compareFields, compareSections } from './compareSections'

/** The fields of a document besides its sections, as its forms name them. */
const HEAD = formFields([titleField(), slugField(), ...articleFields, ...pageFields])
const SEO = formFields(seoGroup().fields)
const END = formFields([...linkLists(), publishedAtField()])

/** What changed between two states of a page or post, in an editor's terms. Compared with none, everything is new. */
export function compareDocuments(before: Page | Post | null, after: Page | Post): { fields: FieldChange[]; sections: SectionChange[] } {
  const fields = [
    ...compareFields({ ...before }, { ...after }, HEAD),
    ...compareFields({ ...before?.seo }, { ...after.seo }, SEO),
    ...compareFields({ ...before }, { ...after }, END),
  ]
  return { fields, sections: compareSections(before?.sections, after.sections) }
}
