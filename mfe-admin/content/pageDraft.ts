import type { ContentPage } from '@framewell/domain/content/contentPage'
import { slugSchema } from '@framewell/domain/content/page'
import { DraftSaver } from '@framewell/domain/content/saving/DraftSaver'
import type { DraftKind, DraftSaverNeeds, DraftState } from '@framewell/domain/content/saving/draftState'
import { mergeValues } from '@framewell/domain/content/saving/mergeValues'
import { withValueAt } from '@framewell/domain/content/saving/valueAt'
import { EDITABLE_FIELDS, type EditablePage, editableOf, editablePageSchema } from './editablePage'
import { sectionOf } from './sections/sectionDraft'

export type PageSaver = DraftSaver<EditablePage, ContentPage>
export type PageDraft = DraftState<EditablePage, ContentPage>
/** The props of a part of the editor. */
export interface Editing {
  readonly draft: PageDraft
  readonly onEdit: (change: Partial<EditablePage>) => void
}
export type PageSaverNeeds = DraftSaverNeeds<EditablePage, ContentPage>

const PAGE_DRAFT: DraftKind<EditablePage, ContentPage> = {
  fieldsOf: editableOf,
  members: () => EDITABLE_FIELDS,
  versionOf: ({ version }) => version,
  savedAt: ({ lastModified }) => lastModified,
  problemOf(member, { slug }) {
    if (member !== 'slug') return null
    const checked = slugSchema.safeParse(slug)
    return checked.success ? null : slug ? (checked.error.issues[0]?.message ?? '') : 'Give the page an address'
  },
  merge(base, mine, theirs) {
    const { value, conflicts } = mergeValues(withoutWords(base), withoutWords(mine), withoutWords(theirs))
    return { fields: withWords(value), conflicts }
  },
  withValue: (fields, path, value) => withWords(withValueAt(withoutWords(fields), path, value)),
}

/** Creates the saver of a page on the content screen. */
export function pageSaver(page: ContentPage, needs: PageSaverNeeds): PageSaver {
  return new DraftSaver(page.id, page, PAGE_DRAFT, needs)
}

/** A section's title and text are derived from its fields: edits by two people are merged in the fields, then derived again. */
function withoutWords({ sections, ...page }: EditablePage) {
  return { ...page, sections: sections.map(({ id, type, fields }) => ({ id, type, fields })) }
}

const withoutWordsSchema = editablePageSchema.extend({
  sections: editablePageSchema.shape.sections.element.pick({ id: true, type: true, fields: true }).array(),
})

function withWords(value: unknown): EditablePage {
  const { sections, ...page } = withoutWordsSchema.parse(value)
  return { ...page, sections: sections.map(({ id, type, fields }) => sectionOf(id, type, fields)) }
}
