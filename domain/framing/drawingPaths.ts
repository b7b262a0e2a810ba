import { DRAWING_KINDS, type DrawingKind, type DrawingPath, type PaperLine, type PaperPoint } from './drawing'

/** Merges lines into one path per kind, in painting order, rounded to 0.01, without duplicates. */
export function drawingPaths(lines: readonly PaperLine[], planes: readonly (readonly PaperPoint[])[] = []): DrawingPath[] {
  const byKind = new Map<DrawingKind, Set<string>>(DRAWING_KINDS.map((kind) => [kind, new Set()]))
  for (const plane of planes)
    byKind.get('plane')?.add(`${plane.map((point, at) => `${at === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`).join('')}Z`)
  for (const line of lines) byKind.get(line.kind)?.add(segment(line.from, line.to))
  return [...byKind].filter(([, pieces]) => pieces.size > 0).map(([kind, pieces]) => ({ kind, d: [...pieces].join('') }))
}

/** One line as a short path: relative, and `h` or `v` when level or plumb. */
export function segment(from: PaperPoint, to: PaperPoint): string {
  const x = round(from.x)
  const y = round(from.y)
  const dx = round(round(to.x) - x)
  const dy = round(round(to.y) - y)
  const move = `M${x} ${y}`
  if (dx === 0) return `${move}v${dy}`
  if (dy === 0) return `${move}h${dx}`
  return `${move}l${dx}${dy < 0 ? '' : ' '}${dy}`
}

/** Rounds to 0.01, without negative zero. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0
}
