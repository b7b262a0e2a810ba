import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packed } from './packing'

const AREA = { x: 50, y: 40, width: 972, height: 712 }
const GAP = 18
const size = fc.record({ width: fc.integer({ min: 20, max: 972 }), height: fc.integer({ min: 20, max: 712 }) })

it('places every item once, in one of its sizes, inside the sheet and a gap from the others', () => {
  fc.assert(
    fc.property(fc.array(fc.array(size, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (items) => {
      const places = packed(items, AREA, GAP) ?? []
      expect(places.map(({ item }) => item).sort((a, b) => a - b)).toEqual([...items.keys()])
      for (const { item, size: at, box } of places) {
        expect(box).toMatchObject(items[item]?.[at] ?? {})
        expect(box.x >= AREA.x && box.x + box.width <= AREA.x + AREA.width + 0.1).toBe(true)
        expect(box.y >= AREA.y && box.y + box.height <= AREA.y + AREA.height + 0.1).toBe(true)
      }
      for (const [index, a] of places.entries())
        for (const b of places.slice(index + 1).filter(({ sheet }) => sheet === a.sheet)) {
          const apart = (from: number, to: number) => from + GAP <= to + 0.1
          expect(
            apart(a.box.x + a.box.width, b.box.x) ||
              apart(b.box.x + b.box.width, a.box.x) ||
              apart(a.box.y + a.box.height, b.box.y) ||
              apart(b.box.y + b.box.height, a.box.y),
          ).toBe(true)
        }
    }),
  )
})

it('has no place for what is larger than a sheet', () => {
  expect(packed([[{ width: 973, height: 10 }]], AREA, GAP)).toBeNull()
})

it('chooses the sizes with which items share a sheet', () => {
  const items = [
    [
      { width: 972, height: 300 },
      { width: 400, height: 700 },
    ],
    [{ width: 500, height: 700 }],
  ]
  expect(packed(items, AREA, GAP)?.map(({ sheet }) => sheet)).toEqual([0, 0])
})
