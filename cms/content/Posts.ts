import type { CollectionConfig } from 'payload'
import { mailArticle } from '../newsletter/mailArticle'
import { listingFields } from './blog/listingFields'
import { contentAccess } from './contentAccess'
import { contentHooks } from './contentHooks'
import { coverField, excerptField, listedFields } from './fields/articleFields'
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

/** The articles of the blog: pages with an author, a category and an excerpt [C2]. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'author', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    group: 'Content',
    ...previews('posts'),
  },
  defaultSort: '-publishedAt',
  trash: true,
  // Several at once show nothing of what they change: the content screen does them, page by page or as a release.
  disableBulkEdit: true,
  disableBulkDelete: true,
  // Nobody is locked out: two people's changes are merged.
  lockDocuments: false,
  versions,
  endpoints: [restoreShownFirst],
  access: contentAccess,
  hooks: { ...contentHooks, afterChange: [...(contentHooks?.afterChange ?? []), mailArticle] },
  fields: [
    savingField(),
    colleaguesField(),
    titleField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [excerptField, coverField, sectionsField()],
        },
        { label: 'Search and sharing', fields: [seoGroup()] },
        { label: 'Links', fields: linkLists() },
      ],
    },
    slugField(),
    ...listedFields,
    publishedAtField(),
    ...listingFields(),
    ...editedFields(),
  ],
}
