import type { CollectionConfig, Field } from 'payload'
import { listingFields } from './blog/listingFields'
import { contentAccess } from './contentAccess'
import { contentHooks } from './contentHooks'
import { touched } from './drafts/isUntouched'
import { editedFields } from './fields/editedFields'
import { linkLists } from './fields/linkLists'
import { plannedField } from './fields/plannedField'
import { publishedAtField } from './fields/publishedAtField'
import { sectionsField } from './fields/sectionsField'
import { seoGroup } from './fields/seoGroup'
import { slugField } from './fields/slugField'
import { titleField } from './fields/titleField'
import { colleaguesField } from './panel/colleaguesField'
import { savingField } from './panel/saving/savingField'
import { previews, versions } from './publishing'
import { restoreShownFirst } from './versions/restoreShownFirst'

interface DocumentCollection extends Pick<CollectionConfig, 'labels' | 'defaultSort'> {
  readonly slug: 'pages' | 'posts'
  /** Columns of the panel's list, and the fields it searches. */
  readonly columns: string[]
  readonly searched: string[]
  /** Above the sections, and beside them. */
  readonly above?: readonly Field[]
  readonly beside: readonly Field[]
  readonly afterChange?: NonNullable<CollectionConfig['hooks']>['afterChange']
}

/** What editors write and publish: versions, drafts, sections, search and sharing, links, alike for every kind. */
export function documentCollection({
  slug,
  columns,
  searched,
  above = [],
  beside,
  afterChange = [],
  ...named
}: DocumentCollection): CollectionConfig {
  return {
    ...named,
    slug,
    admin: {
      useAsTitle: 'title',
      defaultColumns: columns,
      listSearchableFields: searched,
      group: 'Content',
      // A form that was opened and left is no document yet.
      baseFilter: () => touched,
      ...previews(slug),
    },
    trash: true,
    // Several at once show nothing of what they change: the content screen does them, page by page or as a release.
    disableBulkEdit: true,
    disableBulkDelete: true,
    // Nobody is locked out: two people's changes are merged.
    lockDocuments: false,
    versions,
    endpoints: [restoreShownFirst],
    access: contentAccess,
    hooks: { ...contentHooks, afterChange: [...(contentHooks?.afterChange ?? []), ...afterChange] },
    fields: [
      savingField(),
      colleaguesField(),
      titleField(),
      {
        type: 'tabs',
        tabs: [
          { label: 'Content', fields: [...above, sectionsField()] },
          { label: 'Search and sharing', fields: [seoGroup()] },
          { label: 'Links', fields: linkLists() },
        ],
      },
      slugField(),
      ...beside,
      plannedField(),
      publishedAtField(),
      ...listingFields(),
      ...editedFields(),
    ],
  }
}
