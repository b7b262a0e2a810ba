import type { PersonalData } from '../platform/privacy/personalData'

/** The site's events are stored without their visitor (track.test.ts). */
export const insightsPersonal: PersonalData = { rows: [], none: { product_events: ['data'] } }
