import type { CollectionConfig, Field } from 'payload'
import { listingFields } from './blog/listingFields'
import { contentAccess } from './contentAccess'
import { contentHooks } from './contentHooks'
import { touched } from './drafts/isUntouched'
import { editedFields } from './fields/editedFields'
import { linkLists } from './fields/linkLists'
import { publishedAtField } from './fields/publishedAtField'
import { sectionsField } from './fields/sectionsField'
import { seoGroup } from './fields/seoGroup'
import { slugField } from './fields/slugField'
import { titleField } from './fields/titleField'
import { restoreInPanel } from './management/restoreInPanel'
import { savingField } from './panel/saving/savingField'
import { previews, versions } from './publishing'
import { restoreShownFirst } from './versions/restoreShownFirst'

interface DocumentCollection extends Pick<CollectionConfig, 'labels' | 'defaultSort'> {
  readonly slug: 'pages' | 'posts'
  /** Columns of the panel's list and the fields it searches. */
  readonly columns: string[]
  readonly searched: string[]
  /** Fields above and beside the sections. */
  readonly above?: readonly Field[]
  readonly beside: readonly Field[]
  readonly afterChange?: NonNullable<CollectionConfig['hooks']>['afterChange']
}

/** The shared configuration of pages and posts: versions, drafts, sections, SEO, sharing and links. */
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
      // A form that was opened and abandoned is not a document yet.
      baseFilter: () => touched,
      ...previews(slug),
    },
    trash: true,
    // Bulk edits cannot show their consequences; the content screen edits page by page or as a release. The panel restores several pages
    // from the trash (restoreInPanel).
    disableBulkEdit: true,
    disableBulkDelete: true,
    // No locks: changes of two people are merged.
    lockDocuments: false,
    versions,
    endpoints: [restoreShownFirst, restoreInPanel],
    access: contentAccess,
    hooks: { ...contentHooks, afterChange: [...(contentHooks?.afterChange ?? []), ...afterChange] },
    fields: [
      savingField(),
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
      publishedAtField(),
      ...listingFields(),
      ...editedFields(),
    ],
  }
}
