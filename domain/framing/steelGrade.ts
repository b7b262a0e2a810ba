import type { Profile } from './profile'

/** Zinc coating of every member. G60 is the minimum for structural members (AISI S240). */
export const COATING = 'G60'

/** Yield grade in ksi by thickness: 33 and 43 mil are Grade 33, 54 mil and thicker Grade 50 (SFIA, structural members). */
export function steelGrade(profile: Profile): 33 | 50 {
  return Number(profile.slice(profile.lastIndexOf('-') + 1)) >= 54 ? 50 : 33
}
