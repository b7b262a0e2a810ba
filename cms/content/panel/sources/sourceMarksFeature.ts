import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Behind words that lead to one of the page's sources stands its number, as on the site. */
export const SourceMarksFeature = createServerFeature({
  key: 'sourceMarks',
  feature: { ClientFeature: '/cms/content/panel/sources/SourceMarksFeatureClient#SourceMarksFeatureClient' },
})
