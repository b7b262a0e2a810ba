import type { CollectionConfig } from 'payload'
import { env } from '../env'

type ContentSlug = 'pages' | 'posts'

/**
 * The longest timeout a timer supports. It turns off Payload's own autosave in the panel; SavingNotices saves the form without losing
 * edits.
 */
const NEVER_MS = 2_147_483_647

/** Drafts, autosave, versions and scheduled publishing, the same for pages and posts. */
export const versions: CollectionConfig['versions'] = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: NEVER_MS }, schedulePublish: true },
}

/** The live preview frames the real host. The preview button opens it in a tab. */
export function previews(collection: ContentSlug): Pick<NonNullable<CollectionConfig['admin']>, 'components' | 'livePreview' | 'preview'> {
  const address = (id: unknown) => (typeof id === 'string' ? `${env.SITE_URL}/_preview?collection=${collection}&id=${id}` : null)
  return {
    components: {
      beforeListTable: ['/cms/content/panel/OpenInContentScreen#OpenInContentScreen'],
      edit: {
        beforeDocumentControls: [
          '/cms/content/panel/OpenInContentScreen#OpenInContentScreen',
          '/cms/content/panel/saving/SaveState#SaveState',
        ],
        UnpublishButton: '/cms/content/panel/OpenInContentScreen#UnpublishInContentScreen',
        PublishButton: '/cms/content/panel/saving/PublishControls#PublishControls',
      },
    },
    preview: (document) => address(document.id),
    livePreview: {
      url: ({ data }) => address(data.id) ?? undefined,
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  }
}
