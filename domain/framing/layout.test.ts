import { describe, expect, it } from 'vitest'
import { type LayoutInput, layoutSchema } from './layoutSchema'
import { rectangle } from './outline'

const plain: LayoutInput = {
  outline: rectangle(30, 20),
  stories: 1,
  wallHeightFeet: 8,
  openings: [],
  roof: { form: 'gable', pitchIn12: 4, overhangFeet: 1 },
  studSpacingInches: 16,
  studGauge: 18,
}
const window = { kind: 'window', story: 1, side: 0, fromFeet: 5, widthFeet: 4, sillFeet: 3, headFeet: 6.75 } as const
const door = { kind: 'door', fromFeet: 5, widthFeet: 3, sillFeet: 0, headFeet: 6.75 } as const
const wallFrom = (x1: number, y1: number, x2: number, y2: number) => ({ story: 1, from: { x: x1, y: y1 }, to: { x: x2, y: y2 } })
const roomAt = (x: number, y: number, name = 'Living') => ({ story: 1, name, at: { x, y } })
const l = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 20 },
  { x: 0, y: 20 },
]

const refusal = (change: Partial<LayoutInput>) => {
  const issue = layoutSchema.safeParse({ ...plain, ...change }).error?.issues[0]
  return issue && { path: issue.path.join('.'), message: issue.message }
}

describe('layoutSchema', () => {
  it('accepts a plain house, and an L', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({ outline: l })).toBeUndefined()
  })

  it.each<[string, Partial<LayoutInput>, string, RegExp]>([
    ['corners clockwise', { outline: rectangle(30, 20).toReversed() }, 'outline', /counter-clockwise/],
    [
      'a slanted side',
      {
        outline: [
          { x: 0, y: 0 },
          { x: 30, y: 1 },
          { x: 30, y: 20 },
          { x: 0, y: 20 },
        ],
      },
      'outline',
      /right angle/,
    ],
    ['no area', { outline: rectangle(30, 0) }, 'outline', /right angle/],
    ['a hip roof over an L', { outline: l, roof: { ...plain.roof, form: 'hip' } }, 'roof.form', /rectangular/],
    ['overlapping openings', { openings: [window, { ...window, fromFeet: 8 }] }, 'openings.1', /overlaps/],
    ['an opening in the corner', { openings: [{ ...window, fromFeet: 0.2 }] }, 'openings.0', /corner/],
    ['an opening beyond the wall', { openings: [{ ...window, fromFeet: 28 }] }, 'openings.0', /corner/],
    ['a wall that is not there', { openings: [{ ...window, side: 4 }] }, 'openings.0', /does not have/],
    ['a story that is not there', { openings: [{ ...window, story: 2 }] }, 'openings.0', /does not have/],
    ['no room for the header', { openings: [{ ...window, headFeet: 7.5 }] }, 'openings.0.headFeet', /header/],
    ['a sill above its head', { openings: [{ ...window, sillFeet: 7 }] }, 'openings.0.headFeet', /above the sill/],
    ['a slanted interior wall', { interiorWalls: [{ story: 1, from: { x: 1, y: 1 }, to: { x: 5, y: 5 } }] }, 'interiorWalls.0', /along/],
    ['an interior wall outside the outline', { interiorWalls: [wallFrom(10, 5, 10, 25)] }, 'interiorWalls.0', /interior wall .* inside/],
    [
      'an interior wall across the notch of an L',
      { outline: l, interiorWalls: [wallFrom(25, 5, 25, 15)] },
      'interiorWalls.0',
      /interior wall .* inside/,
    ],
    ['crossing interior walls', { interiorWalls: [wallFrom(5, 10, 25, 10), wallFrom(15, 5, 15, 15)] }, 'interiorWalls.0', /not cross/],
    [
      'an interior wall that ends in a window',
      { openings: [window], interiorWalls: [wallFrom(7, 0, 7, 10)] },
      'interiorWalls.0',
      /end in a window or door/,
    ],
    [
      'an interior wall that ends in the door of another',
      { interiorWalls: [{ ...wallFrom(0, 10, 30, 10), openings: [door] }, wallFrom(6, 10, 6, 20)] },
      'interiorWalls.1',
      /end in a window or door/,
    ],
    ['a room outside the outline', { outline: l, rooms: [roomAt(25, 15)] }, 'rooms.0.at', /inside the outline/],
    ['a room on a story that is not there', { rooms: [{ ...roomAt(5, 5), story: 2 }] }, 'rooms.0.story', /no such story/],
    ['a room on an outer wall', { rooms: [roomAt(0.2, 5)] }, 'rooms.0.at', /1 ft from/],
    ['a room on a partition', { interiorWalls: [wallFrom(0, 10, 30, 10)], rooms: [roomAt(9, 10.5)] }, 'rooms.0.at', /1 ft from/],
    ['two rooms in one place', { rooms: [roomAt(5, 5), roomAt(6, 5, 'Dining')] }, 'rooms.1.at', /2 ft/],
    ['one name twice in a space', { rooms: [roomAt(5, 5), roomAt(25, 15)] }, 'rooms.1.name', /of this name/],
    ['one name twice in a space, in another case', { rooms: [roomAt(5, 5), roomAt(25, 15, 'LIVING ')] }, 'rooms.1.name', /of this name/],
    ['a room’s name in two lines', { rooms: [roomAt(5, 5, 'Living\nroom')] }, 'rooms.0.name', /one line/],
    ['a room’s name with a reversed direction', { rooms: [roomAt(5, 5, 'Liv\u202eing')] }, 'rooms.0.name', /control characters/],
    ['a room without a name', { rooms: [roomAt(5, 5, ' ')] }, 'rooms.0.name', /name of the room/],
    ['a tower', { stories: 4 }, 'stories', /three stories/],
    ['an absurd size', { outline: rectangle(1e9, 20) }, 'outline.1.x', /500/],
  ])('refuses %s', (_, change, path, message) => {
    expect(refusal(change)).toEqual({ path, message: expect.stringMatching(message) })
  })

  it('accepts interior walls that meet, and one that ends beside a window', () => {
    expect(refusal({ interiorWalls: [wallFrom(5, 10, 25, 10), wallFrom(15, 10, 15, 20)] })).toBeUndefined()
    expect(refusal({ openings: [window], interiorWalls: [wallFrom(12, 0, 12, 10)] })).toBeUndefined()
  })

  it('accepts rooms of an open plan, and one name in two spaces', () => {
    expect(refusal({ rooms: [roomAt(5, 5), roomAt(25, 15, 'Dining')] })).toBeUndefined()
    const partition = { ...wallFrom(0, 10, 30, 10), openings: [door] }
    expect(refusal({ interiorWalls: [partition], rooms: [roomAt(5, 5), roomAt(25, 15)] })).toBeUndefined()
    expect(refusal({ interiorWalls: [wallFrom(0, 10, 20, 10)], rooms: [roomAt(5, 5), roomAt(25, 15)] })?.path).toBe('rooms.1.name')
  })

  it('refuses an outline that crosses itself', () => {
    const crossed = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 4, y: 10 },
      { x: 4, y: -5 },
      { x: 20, y: -5 },
      { x: 20, y: 20 },
      { x: 0, y: 20 },
    ]
    expect(refusal({ outline: crossed })?.message).toMatch(/cross/)
  })
})
