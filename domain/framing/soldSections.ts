import { type Section, stud, track, type Web } from './profile'

const WALL_WEBS: readonly Web[] = ['350', '362', '550', '600']

/** Every section that price lists carry: walls, headers, floors and roofs are made of these. */
export const SOLD_SECTIONS: readonly Section[] = [
  ...WALL_WEBS.flatMap((web) => ([33, 43, 54] as const).flatMap((mil) => [stud(web, mil), track(web, mil)])),
  ...([43, 54] as const).map((mil) => stud('800', mil)),
  ...([33, 43, 54, 68] as const).map((mil) => stud('1000', mil)),
  track('1000', 54),
]

const sold: ReadonlySet<string> = new Set(SOLD_SECTIONS)

/** Whether price lists carry a section. */
export function isSold(profile: string): boolean {
  return sold.has(profile)
}
