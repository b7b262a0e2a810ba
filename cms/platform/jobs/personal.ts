import type { PersonalData } from '../privacy/personalData'

/** Job inputs are IDs. */
export const jobsPersonal: PersonalData = { rows: [], none: { background_jobs: ['name', 'input'] } }
