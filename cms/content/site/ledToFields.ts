import type { GlobalConfig } from 'payload'

/** A form that opens at the field named by lists of links and search results. */
export const LED_TO_FIELDS: NonNullable<GlobalConfig['admin']>['components'] = {
  elements: { beforeDocumentControls: ['/cms/content/panel/late#LeadToField'] },
}
