import type { PaperPoint } from './drawing'

/** The convex hull of points, counterclockwise (Andrew's monotone chain). */
export function hull(points: readonly PaperPoint[]): PaperPoint[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (inOrder: readonly PaperPoint[]) => {
    const chain: PaperPoint[] = []
    for (const point of inOrder) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2) ?? point, chain.at(-1) ?? point, point)) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turnsLeft(a: PaperPoint, b: PaperPoint, c: PaperPoint): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-9
}
