import { TEXT_FIGURE_TYPES, type TextFigureType } from '@framewell/domain/content/figures'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import type { SectionForm } from '@framewell/domain/content/sectionForm'
import { SECTION_TYPES, type SectionType } from '@framewell/domain/content/sections'
import { articleFields } from '../fields/articleFields'
import { type FormField, formFields, labelOf } from '../fields/formField'
import { sections } from '../sections/sections'
import { textFigures } from '../textFigures/textFigures'

/**
 * The form of every kind of section, read from the panel's configuration: a field added there also appears on the content screen, with the
 * same label, limits and options.
 */
export const SECTION_FORMS: ReadonlyMap<string, Omit<SectionForm, 'fields'> & { readonly fields: FormField[] }> = new Map(
  sections.map((block) => [
    block.slug,
    {
      type: typeOf(block.slug),
      label: labelOf(block.labels?.singular, block.slug),
      group: String(block.admin?.group ?? ''),
      fields: formFields(block.fields),
    },
  ]),
)

/** An article's fields besides its sections, read from the panel's configuration. */
export const ARTICLE_FIELDS: readonly FormField[] = formFields(articleFields)

/** Tables and charts in running text, read from the panel's configuration. */
export const TEXT_FIGURE_FORMS = textFigures.map((block) => ({
  type: figureTypeOf(block.slug),
  label: labelOf(block.labels?.singular, block.slug),
  fields: formFields(block.fields),
}))

/** The labels of every field, used to name places in a document. */
export const DOCUMENT_FORMS: DocumentForms = { own: ARTICLE_FIELDS, sections: [...SECTION_FORMS.values()] }

function figureTypeOf(slug: string): TextFigureType {
  const type = TEXT_FIGURE_TYPES.find((known) => known === slug)
  if (!type) throw new Error(`The figure ${slug} is not one of TEXT_FIGURE_TYPES`)
  return type
}

function typeOf(slug: string): SectionType {
  const type = SECTION_TYPES.find((known) => known === slug)
  if (!type) throw new Error(`The section ${slug} is not one of SECTION_TYPES`)
  return type
}
