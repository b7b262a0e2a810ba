import type { StudCase } from './checkStud'
import { type EndWallRow, endWallMil } from './endWallTable'
import { milOf } from './sectionShape'
import { type ComputedVerdict, computed } from './verdict'

/**
 * Compares a gable end wall's stud with the prescriptive table, beside its calculation. Nothing where the table has no row for it.
 * @param row of the site; undefined for other walls
 */
export function checkEndWall(
  { member, role, profile, heightFeet }: StudCase,
  row: EndWallRow | undefined,
  spacingInches: number,
): ComputedVerdict[] {
  const needed = row && role === 'stud' ? endWallMil(row, profile.slice(0, 3), spacingInches, heightFeet) : undefined
  if (needed === undefined) return []
  const verdict = computed(
    {
      member,
      role,
      limitState: 'thickness',
      clause: 'IRC R603.3.2.1(2)',
      demand: needed,
      capacity: milOf(profile),
      unit: 'mil',
      combination: 'wind alone',
      inputs: { Profile: profile, Spacing: `${spacingInches} in`, Row: `${row}, walls of ${Math.round(heightFeet * 100) / 100} ft` },
    },
    'prescriptive',
  )
  return [verdict]
}
