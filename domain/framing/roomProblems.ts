import type { Layout } from './layout'
import { outlineSides, type PlanPoint } from './outline'
import type { Room } from './room'
import { type StorySpace, storySpaces } from './storySpaces'
import type { LayoutProblem } from './wallProblems'
import { pointAt } from './wallRuns'
import { isInside } from './wings'

/** Rooms that can't be named where they are, with the reason on their field. The outline is valid. */
export function roomProblems(layout: Layout): LayoutProblem[] {
  const { rooms = [], stories } = layout
  const divided = new Map<number, readonly StorySpace[]>()
  const known = new Map<Room, StorySpace | undefined>()
  const spaceOf = (room: Room) => {
    if (known.has(room)) return known.get(room)
    const spaces = divided.get(room.story) ?? storySpaces(layout, room.story)
    divided.set(room.story, spaces)
    const space = spaces.find(({ has }) => has(room.at))
    known.set(room, space)
    return space
  }
  return rooms.flatMap((room, index): LayoutProblem[] => {
    const path = ['rooms', index]
    if (room.story > stories) return [{ path: [...path, 'story'], message: 'The plan has no such story.' }]
    if (!isInside(room.at, layout.outline)) return [{ path: [...path, 'at'], message: 'A room must be inside the outline.' }]
    if (wallLines(layout, room.story).some(([from, to]) => distance(room.at, from, to) < FROM_WALL_FEET))
      return [{ path: [...path, 'at'], message: 'Name a room at least 1 ft from the lines of the walls.' }]
    const before = rooms.slice(0, index).filter(({ story }) => story === room.story)
    if (before.some(({ at }) => distance(room.at, at, at) < APART_FEET))
      return [{ path: [...path, 'at'], message: 'Another room is named here; leave 2 ft between them.' }]
    return isSecond(room, before, spaceOf) ? [{ path: [...path, 'name'], message: 'This space has a room of this name already.' }] : []
  })
}

/** Whether an earlier room has the same name, in any case, and is in the same space. */
function isSecond(room: Room, before: readonly Room[], spaceOf: (room: Room) => StorySpace | undefined): boolean {
  const named = before.filter(({ name }) => name.toLowerCase() === room.name.toLowerCase())
  return named.some((other) => spaceOf(room) !== undefined && spaceOf(other) === spaceOf(room))
}

/** The story's walls as drawn: stud depths, which options change, don't move them. */
function wallLines(layout: Layout, story: number): (readonly [PlanPoint, PlanPoint])[] {
  const inner = layout.interiorWalls.flatMap((wall) => (wall.story === story ? [[wall.from, wall.to] as const] : []))
  return [...outlineSides(layout.outline).map((side) => [side.start, pointAt(side, side.lengthFeet)] as const), ...inner]
}

/** From a point to a line along x or y, or to another point. */
function distance({ x, y }: PlanPoint, from: PlanPoint, to: PlanPoint): number {
  const off = (value: number, a: number, b: number) => Math.max(Math.min(a, b) - value, 0, value - Math.max(a, b))
  return Math.hypot(off(x, from.x, to.x), off(y, from.y, to.y))
}

const FROM_WALL_FEET = 1
const APART_FEET = 2
