import { Qualification } from './Qualification'

/** Pre-qualification beside a hero. */
export const CompactQualification = () => <Qualification compact />
