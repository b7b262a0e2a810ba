import type { GlobalConfig } from 'payload'

/** A form that lists of links and of found words open at the field they speak of. */
export const LED_TO_FIELDS: NonNullable<GlobalConfig['admin']>['components'] = {
  elements: { beforeDocumentControls: ['/cms/content/panel/late#LeadToField'] },
}
