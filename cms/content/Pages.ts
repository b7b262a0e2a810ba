import type { CollectionConfig } from 'payload'
import { listingFields } from './blog/listingFields'
import { contentAccess } from './contentAccess'
import { contentHooks } from './contentHooks'
import { editedFields } from './fields/editedFields'
import { linkLists } from './fields/linkLists'
import { publishedAtField } from './fields/publishedAtField'
import { sectionsField } from './fields/sectionsField'
import { seoGroup } from './fields/seoGroup'
import { slugField } from './fields/slugField'
import { titleField } from './fields/titleField'
import { colleaguesField } from './panel/colleaguesField'
import { savingField } from './panel/saving/savingField'
import { previews, versions } from './publishing'
import { restoreShownFirst } from './versions/restoreShownFirst'

/** The pages of the site, made of sections [C1]. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    group: 'Content',
    ...previews('pages'),
  },
  defaultSort: 'title',
  trash: true,
  // Several at once show nothing of what they change: the content screen does them, page by page or as a release.
  disableBulkEdit: true,
  disableBulkDelete: true,
  // Nobody is locked out: two people's changes are merged.
  lockDocuments: false,
  versions,
  endpoints: [restoreShownFirst],
  access: contentAccess,
  hooks: contentHooks,
  fields: [
    savingField(),
    colleaguesField(),
    titleField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Content', fields: [sectionsField()] },
        { label: 'Search and sharing', fields: [seoGroup()] },
        { label: 'Links', fields: linkLists() },
      ],
    },
    slugField(),
    {
      name: 'chrome',
      type: 'select',
      label: 'Header',
      defaultValue: 'site',
      options: [
        { value: 'site', label: 'Site header' },
        { value: 'alternate', label: 'Alternate header' },
      ],
      admin: { position: 'sidebar' },
    },
    { name: 'inBlog', type: 'checkbox', label: 'List among the articles of the blog', admin: { position: 'sidebar' } },
    publishedAtField(),
    ...listingFields(),
    ...editedFields(),
  ],
}
