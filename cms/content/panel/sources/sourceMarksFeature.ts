import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Shows a source's number after the words that link to it, as on the site. */
export const SourceMarksFeature = createServerFeature({
  key: 'sourceMarks',
  feature: { ClientFeature: '/cms/content/panel/sources/SourceMarksFeatureClient#SourceMarksFeatureClient' },
})
