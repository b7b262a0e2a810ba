import { grouped } from '../collections/grouped'
import { erectionOrder } from './erectionOrder'
import type { FrameModel } from './frameModel'
import type { Assembly, Member } from './member'
import { onPanel } from './onPanel'
import { type OrientedSolid, orientedSolids, solidCorners } from './openSide'
import type { PlanPoint } from './outline'
import { PANEL_LIMITS, type PanelLimits } from './panelLimits'
import { FLANGE_FEET, webFeet } from './profile'
import { shippedPounds } from './shippedWeight'
import { panelDirection } from './shopPanels'

/** A panel as its shop makes, loads and sets it; or the loose pieces of a wall, floor or roof. */
interface ScheduledPanel {
  readonly mark: string
  readonly part: Assembly['part']
  readonly story: number
  /** The wall or floor that it is cut from; null for a whole one. */
  readonly cutFrom: string | null
  readonly loose: boolean
  readonly pieces: number
  readonly lengthFeet: number
  /** Across the panel: up a wall or truss, the shorter side of a floor. */
  readonly heightFeet: number
  /** Its steel and zinc. */
  readonly shippedPounds: number
  /** The limits that it is over. Loose pieces have none. */
  readonly beyond: readonly (keyof PanelLimits)[]
  /** Marks of the panels that it meets on its story. */
  readonly neighbors: readonly string[]
  /** The bundle of each of its pieces is in `PanelSchedule.bundleOf`; this is its first. */
  readonly bundle: string
  /** Order in which panels are set, 1 is first. */
  readonly erectionSequence: number
}

export interface PanelSchedule {
  readonly panels: readonly ScheduledPanel[]
  /** `units` are panels or loose pieces. */
  readonly bundles: readonly { readonly name: string; readonly units: number; readonly pounds: number }[]
  /** The bundle of each piece, by mark. */
  readonly bundleOf: ReadonlyMap<string, string>
}

const NOISE = 1e-6
const NO_SIZE = { lengthFeet: 0, heightFeet: 0, widthFeet: 0, trussFeet: 0 }

/** Every panel of a frame in the order in which it is set, and its bundles: by story and part, each as heavy as the shop can lift. */
export function panelSchedule(model: FrameModel, limits: PanelLimits): PanelSchedule {
  const groups = grouped(erectionOrder(model.members), ({ assembly }) => assembly.mark)
  const solids = new Map(orientedSolids(model.members).map((solid) => [solid.member.mark, solid]))
  const bundler = new Bundler(limits.liftPounds)
  const neighbors = new Map([
    ...wallNeighbors([...groups.values()], webFeet(model.layout.studWeb)),
    ...floorNeighbors([...groups.values()]),
  ])
  const panels = [...groups.values()].flatMap((members, at): ScheduledPanel[] => {
    const [first] = members
    if (!first) return []
    const { mark, part, story, cutFrom = null, loose = false } = first.assembly
    const { lengthFeet, heightFeet } = sizeOf(
      part,
      members.flatMap((member) => solids.get(member.mark) ?? []),
      panelDirection(members),
    )
    const pounds = members.reduce((sum, member) => sum + shippedPounds(member), 0)
    const size =
      part === 'truss'
        ? { ...NO_SIZE, trussFeet: lengthFeet }
        : part === 'floor'
          ? { ...NO_SIZE, lengthFeet, widthFeet: heightFeet }
          : { ...NO_SIZE, lengthFeet, heightFeet }
    const limited = { ...size, weightPounds: pounds, liftPounds: pounds }
    for (const unit of loose ? members.map((member) => [member]) : [members]) bundler.add(first.assembly, unit)
    return [
      {
        mark,
        part,
        story,
        cutFrom,
        loose,
        pieces: members.length,
        lengthFeet,
        heightFeet,
        shippedPounds: pounds,
        beyond: loose ? [] : PANEL_LIMITS.filter((limit) => limited[limit] > limits[limit] + NOISE),
        neighbors: neighbors.get(mark) ?? [],
        bundle: bundler.bundleOf.get(first.mark) ?? '',
        erectionSequence: at + 1,
      },
    ]
  })
  return { panels, bundles: bundler.bundles, bundleOf: bundler.bundleOf }
}

/** A panel's outer size, feet; the longer side of a floor is its length. Straps are on its faces, so they don't count unless there is nothing else. */
function sizeOf(part: Assembly['part'], solids: readonly OrientedSolid[], along: PlanPoint): { lengthFeet: number; heightFeet: number } {
  const sections = solids.filter(({ member }) => !member.profile.includes('FS'))
  const points = (sections.length > 0 ? sections : solids).flatMap((solid) =>
    solidCorners(solid).map((corner) => onPanel(solid.member, along, corner)),
  )
  const spread = (axis: 'x' | 'y') => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))
  const [x, y] = [spread('x'), spread('y')]
  return part === 'floor' ? { lengthFeet: Math.max(x, y), heightFeet: Math.min(x, y) } : { lengthFeet: x, heightFeet: y }
}

const BUNDLES: Readonly<Record<Assembly['part'], string>> = {
  floor: 'floor',
  'exterior-wall': 'walls',
  'interior-wall': 'partitions',
  truss: 'trusses',
  roof: 'roof',
}

/** What of a frame is strapped together: one story's part. */
export function bundleName({ part, story }: Pick<Assembly, 'part' | 'story'>): string {
  return `${story}-${BUNDLES[part]}`
}

/** Fills bundles in the order in which their content is set. */
class Bundler {
  readonly bundles: { name: string; units: number; pounds: number }[] = []
  readonly bundleOf = new Map<string, string>()
  readonly #open = new Map<string, { name: string; units: number; pounds: number; number: number }>()

  constructor(private readonly liftPounds: number) {}

  /** @param unit what is lifted as one: a panel's members or a loose piece */
  add(assembly: Assembly, unit: readonly Member[]): void {
    const name = `${bundleName(assembly)}${assembly.loose ? '-loose' : ''}`
    const pounds = unit.reduce((sum, member) => sum + shippedPounds(member), 0)
    let open = this.#open.get(name)
    if (!open || open.pounds + pounds > this.liftPounds) {
      const number = (open?.number ?? 0) + 1
      open = { name: `${name}-${number}`, units: 0, pounds: 0, number }
      this.#open.set(name, open)
      this.bundles.push(open)
    }
    open.units += 1
    open.pounds += pounds
    for (const { mark } of unit) this.bundleOf.set(mark, open.name)
  }
}

/** Panels of one story's walls that touch: the end of one is at the end or the side of another. */
function wallNeighbors(groups: readonly (readonly Member[])[], depthFeet: number): Map<string, string[]> {
  const walls = groups.flatMap((members) => {
    const [first] = members
    const tracks = members.filter(({ role }) => role === 'top-track')
    if (!first || first.assembly.loose || tracks.length === 0) return []
    const ends = tracks.flatMap(({ start, end }) => [start, end])
    const low = { x: Math.min(...ends.map(({ x }) => x)), y: Math.min(...ends.map(({ y }) => y)) }
    const high = { x: Math.max(...ends.map(({ x }) => x)), y: Math.max(...ends.map(({ y }) => y)) }
    return [{ ...first.assembly, low, high }]
  })
  // Walls meet face to face, so their centerlines are half a wall's depth apart.
  const reach = depthFeet / 2 + TOUCHING_FEET
  const near = (a: (typeof walls)[number], b: (typeof walls)[number]) =>
    (['x', 'y'] as const).every((axis) => a.low[axis] <= b.high[axis] + reach && b.low[axis] <= a.high[axis] + reach)
  return new Map(
    walls.map((wall) => [
      wall.mark,
      walls.filter((other) => other !== wall && other.story === wall.story && near(wall, other)).map(({ mark }) => mark),
    ]),
  )
}

/** Floors and cassettes of one story that touch along a side. */
function floorNeighbors(groups: readonly (readonly Member[])[]): Map<string, string[]> {
  const floors = groups.flatMap((members) => {
    const [first] = members
    const steel = members.filter(({ role }) => role === 'joist' || role === 'rim-track')
    if (first?.assembly.part !== 'floor' || first.assembly.loose || steel.length === 0) return []
    const ends = steel.flatMap(({ start, end }) => [start, end])
    const low = { x: Math.min(...ends.map(({ x }) => x)), y: Math.min(...ends.map(({ y }) => y)) }
    const high = { x: Math.max(...ends.map(({ x }) => x)), y: Math.max(...ends.map(({ y }) => y)) }
    return [{ ...first.assembly, low, high }]
  })
  // Joists beside a joint are a flange apart.
  const reach = FLANGE_FEET + TOUCHING_FEET
  const shared = (a: (typeof floors)[number], b: (typeof floors)[number], axis: 'x' | 'y') =>
    Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis])
  return new Map(
    floors.map((floor) => [
      floor.mark,
      floors
        .filter((other) => {
          const [x, y] = [shared(floor, other, 'x'), shared(floor, other, 'y')]
          return other !== floor && other.story === floor.story && Math.min(x, y) >= -reach && Math.max(x, y) > reach
        })
        .map(({ mark }) => mark),
    ]),
  )
}

const TOUCHING_FEET = 0.5 / 12
