import { describe, expect, it } from 'vitest'
import { type LayoutInput, layoutSchema } from './layoutSchema'
import { rectangle } from './outline'
import { roomProblems } from './roomProblems'

const closets = (stories: number): LayoutInput => ({
  outline: rectangle(60, 40),
  ...{ stories, wallHeightFeet: 8, openings: [], studSpacingInches: 16, studGauge: 18 },
  rooms: Array.from({ length: 40 }, (_, at) => ({ story: 1 + (at % stories), name: 'Closet', at: { x: 2 + at, y: 10 + 10 * (at % 2) } })),
  roof: { form: 'gable', pitchIn12: 4, overhangFeet: 1 },
})

describe('rooms of one name', () => {
  it('are refused in one space, and each story is divided into its spaces once', () => {
    let divided = 0
    const { rooms = [], ...layout } = closets(2)
    const house = layoutSchema.parse(layout)
    const counting = {
      ...house,
      rooms,
      get floorOpenings() {
        divided += 1
        return house.floorOpenings
      },
    }
    expect(roomProblems(counting)).toHaveLength(38)
    expect(divided).toBe(2)
  })
})
