import type { PersonalData } from '../platform/privacy/personalData'

/** Published rates, and certificates of companies. */
export const taxPersonal: PersonalData = { rows: [], none: { tax_rates: ['name'] } }
