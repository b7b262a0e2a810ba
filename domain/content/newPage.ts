/** Editor of a new page until somebody edits it (specified). */
export const FIRST_EDITOR = 'admin'

/** Defaults of a new page (specification, 'New-page defaults'): the payload of POST /api/content/pages. */
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
