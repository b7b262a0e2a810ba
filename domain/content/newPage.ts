/** Who a new page belongs to until somebody edits it (specified). */
export const FIRST_EDITOR = 'admin'

/** What a new page is made of (specification, 'New-page defaults'): the payload of POST /api/content/pages. */
export const NEW_PAGE = {
  title: 'New Page',
  slug: 'new-page',
  metaTitle: '',
  metaDescription: '',
  keywords: '',
  content: '',
  sections: [],
  internalLinks: [],
  externalLinks: [],
  isPublished: false,
  modifiedBy: FIRST_EDITOR,
  targetKeywords: [],
} as const
