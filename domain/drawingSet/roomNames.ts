import type { Layout } from '../framing/layout'
import type { PlanPoint } from '../framing/outline'
import { storySpaces } from '../framing/storySpaces'
import { figure as words } from '../numbers/figure'
import { LETTER, type PaperSpot } from './paper'
import type { PlanFrame } from './planFrame'

/** On a plan that names rooms. */
export const ROOM_NOTE = 'Rooms as on the plan’s record; not all partitions are framed. Areas are between faces of studs.'

/** Writes the story's rooms in their spaces, clear of everything drawn there, with the area of a space that is one room. */
export function roomNames({ figure, place, scale }: PlanFrame, layout: Layout, story: number): void {
  const rooms = layout.rooms?.filter((room) => room.story === story) ?? []
  if (rooms.length === 0) return
  const spaces = storySpaces(layout, story)
  for (const { name, at } of rooms) {
    const space = spaces.find(({ has }) => has(at))
    const isAlone = rooms.every((other) => other.at === at || !space?.has(other.at))
    const lines = [
      { text: name, ...NAME },
      ...(space && isAlone ? [{ text: `${words(Math.round(space.squareFeet))} sq ft`, size: LETTER, face: 'text' as const }] : []),
    ]
    const linesAt = (middle: PaperSpot) => lines.map((_, line) => ({ x: middle.x, y: middle.y + (line - (lines.length - 1) / 2) * PITCH }))
    const places = around(at)
      .filter((point) => !space || space.has(point))
      .map((point) => linesAt(place(point)))
    const free = places.find((spots) => spots.every((spot, line) => lines[line] && figure.isFree(lines[line].text, spot, lines[line])))
    if (free) for (const [line, { text, ...style }] of lines.entries()) figure.text(text, free[line] ?? place(at), style)
    else
      writeName(
        name,
        places.flatMap(([first]) => first ?? []),
        place(at),
      )
  }

  /** At a place free of lettering, else with a line from there; in a crowded plan over what is there, but never left out. */
  function writeName(name: string, places: readonly PaperSpot[], at: PaperSpot): void {
    if (!figure.place(name, places, NAME) && !figure.lead(name, at) && !figure.lead(name, at, 'under')) figure.text(name, at, NAME)
  }

  /** Places around a point, the nearest first. */
  function around({ x, y }: PlanPoint): PlanPoint[] {
    const step = STEP / scale.pointsPerFoot
    return OFFSETS.map(([across, up]) => ({ x: x + across * step, y: y + up * step }))
  }
}

const NAME = { size: 11, face: 'strong' } as const
/** From the name to the area, points. */
const PITCH = 13
/** From one place of a name to the next, points. */
const STEP = 4
const REACH = 30
const OFFSETS = Array.from(
  { length: (2 * REACH + 1) ** 2 },
  (_, at) => [(at % (2 * REACH + 1)) - REACH, Math.floor(at / (2 * REACH + 1)) - REACH] as const,
).sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d))
