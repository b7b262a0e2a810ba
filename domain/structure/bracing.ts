import type { FrameModel } from '../framing/frameModel'
import type { Member } from '../framing/member'
import { MIL_OF_GAUGE, type Section, stud } from '../framing/profile'
import { unbracedFeet, type WallRun, wallRuns } from '../framing/wallRuns'
import { figure } from '../numbers/figure'
import { checkBrace } from './checkBrace'
import { compressionStrength } from './compression'
import type { DesignWind } from './designWind'
import { type BracedBay, lateralPath } from './lateralPath'
import { publishedSection } from './sections'
import { sheathingWords } from './sheathingShare'
import type { OpenVerdict } from './verdict'

/** 0.6 W of the allowable strength combinations. */
const ASD_WIND = 0.6
/** Begins the reason of straps and chords that the wind asks more of than they may carry; such reasons are listed first. */
export const OVER_STRENGTH = 'Over the strength'
const ENGINEER = 'The sheathing’s share, gussets with their screws, hold-downs and diaphragms need an engineer.'

/**
 * What the wind asks of each strap, its chords and its hold-down if the sheathing takes nothing. An engineer decides: no source at hand has
 * the least shares of sheathing, the gussets' screws or the hold-downs' ratings.
 */
export function braceVerdicts({ layout, members }: FrameModel, wind: DesignWind): OpenVerdict[] {
  const { bays } = lateralPath(layout, wind)
  const runs = new Map(wallRuns(layout).map((run) => [run.assembly.mark, run]))
  const middle = (member: Member) => {
    const run = runs.get(member.assembly.mark)
    if (!run) return Number.NaN
    const [x, y] = [(member.start.x + member.end.x) / 2 - run.start.x, (member.start.y + member.end.y) / 2 - run.start.y]
    return x * run.along.x + y * run.along.y
  }
  return members.flatMap((member): OpenVerdict[] => {
    if (member.role !== 'brace') return []
    const t = middle(member)
    const bay = bays.find(({ wall, fromFeet, toFeet }) => wall === member.assembly.mark && fromFeet < t && t < toFeet)
    const { mark, role } = member
    const run = runs.get(member.assembly.mark)
    return [
      {
        basis: 'engineer',
        member: mark,
        role,
        reason: bay && run ? `${bayWords(bay, member, run, chordOf(layout))} ${sheathingWords(run)}` : ENGINEER,
      },
    ]
  })
}

/** The stud at a bay's end. */
const chordOf = ({ studWeb, studGauge }: FrameModel['layout']) => stud(studWeb, MIL_OF_GAUGE[studGauge])

/** Allowable axial load of one chord stud, with nothing else on it, and its clause. */
function chordStrength(chord: Section, run: WallRun) {
  const section = publishedSection(chord)
  const [height, between] = [run.heightFeet * 12, unbracedFeet(run) * 12]
  return section && compressionStrength(section, { x: height, y: between, twist: between }, true)
}

function bayWords(bay: BracedBay, { mark, profile }: Member, run: WallRun, chord: Section): string {
  const { verdicts, endScrews } = checkBrace({
    member: mark,
    profile,
    bayFeet: bay.toFeet - bay.fromFeet,
    heightFeet: bay.heightFeet,
    forcePounds: ASD_WIND * bay.force,
    screws: { screw: 'No. 10', acrossStrap: 2, below: stud('362', 43) },
  })
  const [tension] = verdicts
  if (!tension) return ENGINEER
  const straps = `straps ${tension.demand.toFixed(1)} of ${tension.capacity.toFixed(1)} kip`
  const down = ASD_WIND * bay.chord
  const chords = `chords and hold-downs ${figure(Math.round(down / 10) * 10)} lb`
  const strength = chordStrength(chord, run)
  const over = [
    ...(tension.ratio > 1 ? [`its straps ${tension.ratio.toFixed(2)} times`] : []),
    ...(strength && down / 1000 > strength.allowable
      ? [`one ${chord} as its chord ${(down / 1000 / strength.allowable).toFixed(2)} times by ${strength.clause}`]
      : []),
  ]
  const first = over.length === 0 ? '' : `${OVER_STRENGTH} if the sheathing takes none, in a bay of ${bay.wall}: ${over.join(', ')}. `
  const ends = `at least ${endScrews} No. 10 screws at each end of a strap into 43 mil by S100 J4.3.1`
  return `${first}Wind by 0.6W if the sheathing takes none, straps by ${tension.clause}, ${tension.edition}. ${bay.wall}: ${straps}, ${ends}, ${chords}${bay.offset ? ', no bay of the wall above over it' : ''}. ${ENGINEER}`
}
