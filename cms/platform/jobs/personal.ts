import type { PersonalData } from '../privacy/personalData'

/** Jobs are given ids. */
export const jobsPersonal: PersonalData = { rows: [], none: { background_jobs: ['name', 'input'] } }
