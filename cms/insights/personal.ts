import type { PersonalData } from '../platform/privacy/personalData'

/** Events of the site are kept without who they came from (track.test.ts). */
export const insightsPersonal: PersonalData = { rows: [], none: { product_events: ['data'] } }
