import { grouped } from '../collections/grouped'
import { framedFloors } from '../framing/framedFloors'
import type { FrameModel } from '../framing/frameModel'
import type { Member, MemberRole } from '../framing/member'
import { type WallRun, wallRuns } from '../framing/wallRuns'
import { figure } from '../numbers/figure'
import type { CaseMemory } from './caseMemory'
import { checkBracing } from './checkBracing'
import { AT_FLOOR_OPENING, checkFloor, STIFFENERS } from './checkFloor'
import { checkOpening } from './checkOpening'
import { netUplift } from './checkUplift'
import { checkUpright, type WallCase } from './checkWall'
import { designWind } from './designWind'
import { type EndWallRow, endWallRow } from './endWallTable'
import { engineeredSite } from './engineeredSite'
import { type LateralPath, lateralPath } from './lateralPath'
import { type LoadPath, loadPath } from './loadPath'
import { outOfLine } from './outOfLine'
import { roofPsf } from './roofLoad'
import type { DesignLoads } from './site'
import { turnedMembers } from './turned'
import type { OpenVerdict, Verdict } from './verdict'
import { type Upright, wallSupports } from './wallSupports'
import { MOST_MEAN_ROOF_FEET } from './wind'

/** All verdicts of a frame; every member has at least one. */
export interface FrameCheck {
  readonly verdicts: readonly Verdict[]
  readonly path: LoadPath
  /** Walls that wind reaches and that have no braced bay for it, lb at strength level. */
  readonly unbracedPounds: number
}

const HIGHEST_BEARING_WALL_FEET = 10
const WIDEST_OPENING_FEET = 12

const TRACKS =
  "The push of the studs' ends on a track's flange is not checked, only the studs' own webs there: no source at hand has its equation (AISI S240)."
const TRUSSES = 'Trusses are designed by their engineer.'

const HIGH_ROOF = `The roof's mean height is over ${MOST_MEAN_ROOF_FEET} ft: its wind needs an engineer.`

/** Why members of a role are not computed at all. */
const OTHER_ROLES: Partial<Record<MemberRole, readonly [OpenVerdict['basis'], string]>> = {
  'top-chord': ['engineer', TRUSSES],
  'bottom-chord': ['engineer', TRUSSES],
  web: ['engineer', TRUSSES],
  'gable-stud': ['engineer', TRUSSES],
  'hip-rafter': ['engineer', 'Hip roofs need an engineer.'],
  'jack-rafter': ['engineer', 'Hip roofs need an engineer.'],
  brace: ['engineer', HIGH_ROOF],
  'bottom-track': ['not checked', TRACKS],
  'top-track': ['not checked', TRACKS],
  'load-distribution': [
    'not checked',
    'The member on a top track that spreads the trusses’ loads to the studs beside them is not computed.',
  ],
  'floor-header': ['not checked', AT_FLOOR_OPENING],
  stiffener: ['not checked', `Stiffeners take a header’s load past its webs. ${STIFFENERS}`],
}

/**
 * Checks a frame for a site's wind and snow: studs, kings, jacks, headers, sill and head tracks, straps with
 * their chords, and joists are computed; every other
 * member is left to an engineer or not checked, with the reason. Pure.
 */
export function checkFrame(model: FrameModel, site: DesignLoads): FrameCheck {
  const { layout, members } = model
  const path = loadPath(model, roofPsf(site.snowPsf))
  const { exposure } = site
  const [beyond] = engineeredSite(site)
  if (beyond !== undefined || exposure === 'D')
    return { path, unbracedPounds: 0, verdicts: members.map((member) => engineered(member, beyond ?? '')) }
  const memory: CaseMemory = new Map()
  const wind = designWind(layout, site.windMph, exposure)
  const lateral = lateralPath(layout, wind)
  const lifted = loadPath(model, wind.upliftPsf.inside, wind.upliftPsf.overhang)
  const computed: Verdict[] = [
    ...wallVerdicts(model, { wind, path, lateral, lifted, memory, endWalls: endWallRow(site.windMph, exposure) }),
    ...(wind.meanRoofFeet > MOST_MEAN_ROOF_FEET ? [] : tieVerdicts(model, lifted)),
    ...framedFloors(layout).flatMap((story) => checkFloor({ layout, members, path, memory }, story)),
  ]
  const done = new Set(computed.map(({ member }) => member))
  const others = members.filter(({ mark }) => !done.has(mark)).map(otherVerdict)
  return {
    path,
    unbracedPounds: Math.max(...lateral.unresisted.values()),
    verdicts: [...computed, ...others, ...outOfLine(model), ...turnedMembers(members)],
  }
}

interface WallLoads extends Pick<WallCase, 'wind' | 'memory'> {
  readonly path: LoadPath
  readonly lateral: LateralPath
  readonly lifted: LoadPath
  readonly endWalls: EndWallRow | undefined
}

function wallVerdicts({ layout, members }: FrameModel, { wind, path, lateral, lifted, memory, endWalls }: WallLoads): Verdict[] {
  const byWall = grouped(members, ({ assembly }) => assembly.mark)
  return wallRuns(layout).flatMap((run) => {
    const own = byWall.get(run.assembly.mark) ?? []
    const { uprights, openings } = wallSupports(run, own)
    const reason = engineeredWall(run, layout, wind.meanRoofFeet)
    const { mark } = run.assembly
    const wall = {
      run,
      layout,
      stretches: path.onWalls.get(mark) ?? [],
      lifted: lifted.onWalls.get(mark) ?? [],
      onHeaders: path.onHeaders.get(mark) ?? [],
      liftedHeaders: lifted.onHeaders.get(mark) ?? [],
      wind,
      memory,
      endWall: isGableEnd(run, layout) ? endWalls : undefined,
    }
    const isChord = (upright: Upright) => upright.members.some(({ role }) => role === 'chord-stud')
    const braced = () => checkBracing({ wall, members: own, chords: uprights.filter(isChord), lateral, loaded: reason === undefined })
    if (reason)
      return [
        ...(wind.meanRoofFeet > MOST_MEAN_ROOF_FEET ? [] : braced()),
        ...own.filter(({ role }) => COMPUTED.has(role) && role !== 'brace').map((member) => engineered(member, reason)),
      ]
    return [
      ...braced(),
      ...uprights.filter((upright) => !isChord(upright)).flatMap((upright) => checkUpright(upright, wall)),
      ...openings.flatMap((support) => {
        if (support.opening.widthFeet <= WIDEST_OPENING_FEET) return checkOpening(support, wall)
        return [...support.header, ...support.jacks.flat(), ...support.tracks].map((member) =>
          engineered(member, `Openings over ${WIDEST_OPENING_FEET} ft need an engineer.`),
        )
      }),
    ]
  })
}

/** Whether a wall carries a gable's end truss, where wind alone bends its studs. */
function isGableEnd({ exterior, along, assembly }: WallRun, { roof, stories }: FrameModel['layout']): boolean {
  return exterior && along.x === 0 && roof.form === 'gable' && assembly.story === stories
}

/** What lifts the trusses' ends. The rating of the ties is their maker's. */
function tieVerdicts({ layout, members }: FrameModel, { reactions }: LoadPath): Verdict[] {
  const along = new Set(wallRuns(layout).flatMap(({ along, assembly }) => (along.y === 0 ? [assembly.mark] : [])))
  const ends = reactions.filter(({ source, wall }) => source === 'roof' && along.has(wall))
  if (ends.length === 0) return []
  const most = Math.max(...ends.map(({ reaction }) => netUplift({ dead: reaction.dead, wind: reaction.roof })))
  const reason = `${TRUSSES} The wind lifts an end of a truss with up to ${figure(Math.round(most))} lb (0.6D + 0.6W); the ties' rating is their maker's.`
  return members.filter(({ role }) => role === 'bottom-chord').map((member) => engineered(member, reason))
}

/** Roles whose strength is computed. */
export const COMPUTED: ReadonlySet<string> = new Set([
  'stud',
  'corner-stud',
  'backing-stud',
  'king-stud',
  'jack-stud',
  'chord-stud',
  'brace',
  'header',
  'sill-track',
  'head-track',
  'joist',
])

function engineeredWall(run: WallRun, layout: FrameModel['layout'], meanRoofFeet: number): string | undefined {
  if (meanRoofFeet > MOST_MEAN_ROOF_FEET) return HIGH_ROOF
  if (layout.roof.form === 'hip' && run.bearing) return 'A hip roof’s loads on its walls need an engineer.'
  const carriesFloor = run.bearing && run.assembly.story < layout.stories
  if (carriesFloor && run.heightFeet > HIGHEST_BEARING_WALL_FEET)
    return `Walls over ${HIGHEST_BEARING_WALL_FEET} ft that carry floors need an engineer.`
  return undefined
}

function engineered({ mark, role }: Member, reason: string): Verdict {
  return { basis: 'engineer', member: mark, role, reason }
}

function otherVerdict({ mark, role }: Member): Verdict {
  const [basis, reason] =
    OTHER_ROLES[role] ??
    (['not checked', 'Cripples, bridging, blocking, splices, rim tracks and loose roof members are not computed.'] as const)
  return { basis, member: mark, role, reason }
}
