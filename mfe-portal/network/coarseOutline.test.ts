import { geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import topology from 'us-atlas/states-albers-10m.json'
import { expect, it } from 'vitest'

/**
 * Corners that span less than this, in square units of the 975 × 610 map, are dropped: they are invisible on a map of the whole country.
 */
const SMALLEST = 2

type Point = [number, number]

// Also writes the file: run `vitest run -u` after a change here or in the data.
it('matches the data set’s map of the country without its invisible corners', async () => {
  const { transform, ...data } = topology
  if (!transform) throw new Error('The data set names whole numbers')
  const { scale, translate } = transform
  const arcs = topology.arcs.map((arc) => {
    const at: Point = [0, 0]
    const points = arc.map(([right = 0, down = 0]): Point => {
      at[0] += right
      at[1] += down
      return [at[0] * scale[0] + translate[0], at[1] * scale[1] + translate[1]]
    })
    return withoutSmallCorners(points)
  })
  const coarse = { ...data, arcs }
  const path = geoPath().digits(0)
  // Small islands are reduced to two or three points, which are dropped.
  const nation = path(feature(coarse, coarse.objects.nation))?.replace(/M[^MLZ]+(?:L[^MLZ]+){0,3}Z/g, '')
  const borders = path(mesh(coarse, coarse.objects.states, (a, b) => a !== b))
  const constant = (name: string, drawn: string | null | undefined) => `export const ${name} =\n  '${relativeLines(drawn ?? '')}'\n`
  await expect(
    `// Written by coarseOutline.test.ts from public boundary data of the Census Bureau (us-atlas).\n${constant('COARSE_NATION', nation)}${constant('COARSE_BORDERS', borders)}`,
  ).toMatchFileSnapshot('./coarseOutline.ts')
})

/** A line without its smallest corners, smallest first (Visvalingam). Its ends stay, because other lines meet there. */
function withoutSmallCorners(line: readonly Point[]): Point[] {
  const points = [...line]
  for (;;) {
    const spans = points.slice(1, -1).map((point, at) => spanOf(points[at] ?? point, point, points[at + 2] ?? point))
    const smallest = Math.min(...spans)
    if (spans.length === 0 || smallest >= SMALLEST) return points
    points.splice(spans.indexOf(smallest) + 1, 1)
  }
}

/** The path with its lines relative to the point before: such small whole numbers compress to two thirds. */
function relativeLines(d: string): string {
  let [x, y] = [0, 0]
  return d.replace(/([ML])(-?\d+),(-?\d+)/g, (_, command: string, right: string, down: string) => {
    const step = `${Number(right) - x} ${Number(down) - y}`
    x = Number(right)
    y = Number(down)
    return command === 'M' ? `M${x} ${y}` : `l${step.replace(' -', '-')}`
  })
}

function spanOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}
