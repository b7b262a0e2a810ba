import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Pasted tables become tables of the text; pasted pictures are offered for upload. */
export const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/cms/content/panel/paste/PasteFeatureClient#PasteFeatureClient' },
})
