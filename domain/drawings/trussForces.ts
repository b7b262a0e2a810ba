import { type TrussWeb, trussWebs } from '../framing/trussWebs'

export interface TrussBar {
  readonly from: number
  readonly to: number
  readonly part: 'top' | 'bottom' | 'web'
  /** Pounds; positive is tension, negative compression. */
  readonly pounds: number
}
export interface TrussNode {
  readonly x: number
  readonly y: number
}
interface Loaded {
  readonly spanFeet: number
  readonly pitchIn12: number
  readonly spacingFeet: number
  /** Pounds per square foot of plan, on the top chord. */
  readonly loadPsf: number
}

/**
 * The forces in a gable truss with pinned joints under an even top chord load, by the method of joints. The framing model's trusses are
 * statically determinate: as many bars and reactions as equations.
 */
export function trussForces({ spanFeet, pitchIn12, spacingFeet, loadPsf }: Loaded): {
  readonly nodes: readonly TrussNode[]
  readonly bars: readonly TrussBar[]
  readonly reactionPounds: number
} {
  const webs = trussWebs(spanFeet)
  const top = shares(webs, 'top', [0, 0.5, 1])
  const bottom = shares(webs, 'bottom', [])
  const slope = pitchIn12 / 12
  const nodes = [
    ...top.map((share) => ({ x: share * spanFeet, y: Math.min(share, 1 - share) * spanFeet * slope })),
    ...bottom.map((share) => ({ x: share * spanFeet, y: 0 })),
  ]
  const topAt = (share: number) => top.findIndex((own) => near(own, share))
  const bottomAt = (share: number) => top.length + bottom.findIndex((own) => near(own, share))
  const chain = (at: readonly number[], part: TrussBar['part']) => at.slice(1).map((to, index) => ({ from: at[index] ?? 0, to, part }))
  const bars = [
    ...chain([...top.keys()], 'top'),
    ...chain([0, ...bottom.map((share) => bottomAt(share)), top.length - 1], 'bottom'),
    ...webs.map((web) => ({ from: bottomAt(web.bottom), to: topAt(web.top), part: 'web' as const })),
  ]
  const total = loadPsf * spacingFeet * spanFeet
  // Each top joint carries half of its adjacent bays.
  const loads = nodes.map((node, index) => {
    if (index >= top.length) return 0
    const before = nodes[index - 1]?.x ?? node.x
    const after = index + 1 < top.length ? (nodes[index + 1]?.x ?? node.x) : node.x
    return (((after - before) / 2) * total) / spanFeet
  })
  const forces = solveJoints(nodes, bars, loads, [0, top.length - 1])
  return {
    nodes,
    bars: bars.map((bar, index) => ({ ...bar, pounds: Math.round(forces[index] ?? 0) })),
    reactionPounds: Math.round(total / 2),
  }
}

function shares(webs: readonly TrussWeb[], end: keyof TrussWeb, more: readonly number[]): number[] {
  const all = [...webs.map((web) => web[end]), ...more].toSorted((a, b) => a - b)
  return all.filter((share, index) => index === 0 || !near(share, all[index - 1] ?? Number.NaN))
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6
}

/**
 * Two equations per joint. The unknowns are the bars, the level and plumb reaction at the first support, and the plumb one at the second.
 */
function solveJoints(
  nodes: readonly TrussNode[],
  bars: readonly { readonly from: number; readonly to: number }[],
  loads: readonly number[],
  [pinned = 0, rolling = 0]: readonly number[],
): number[] {
  const count = bars.length + 3
  const rows = nodes.flatMap((_, joint) => [new Array<number>(count + 1).fill(0), withLoad(count, loads[joint] ?? 0)])
  const add = (row: number, column: number, value: number) => {
    const cells = rows[row]
    if (cells) cells[column] = (cells[column] ?? 0) + value
  }
  for (const [column, { from, to }] of bars.entries()) {
    const [a, b] = [nodes[from], nodes[to]]
    if (!a || !b) continue
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [cos, sin] = [(b.x - a.x) / length, (b.y - a.y) / length]
    add(from * 2, column, cos)
    add(from * 2 + 1, column, sin)
    add(to * 2, column, -cos)
    add(to * 2 + 1, column, -sin)
  }
  add(pinned * 2, bars.length, 1)
  add(pinned * 2 + 1, bars.length + 1, 1)
  add(rolling * 2 + 1, bars.length + 2, 1)
  return eliminate(rows, count)
}

function withLoad(count: number, load: number): number[] {
  const row = new Array<number>(count + 1).fill(0)
  row[count] = load
  return row
}

/** Gaussian elimination with partial pivoting. */
function eliminate(rows: number[][], count: number): number[] {
  for (let column = 0; column < count; column += 1) {
    const best = rows
      .slice(column)
      .reduce((found, row, index) => (Math.abs(row[column] ?? 0) > Math.abs(rows[found]?.[column] ?? 0) ? column + index : found), column)
    const [a, b] = [rows[column], rows[best]]
    if (!a || !b || Math.abs(b[column] ?? 0) < 1e-9) throw new RangeError('The truss is not statically determinate')
    rows[column] = b
    rows[best] = a
    const pivot = b[column] ?? 1
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = (row[column] ?? 0) / pivot
      if (factor !== 0) for (let at = column; at <= count; at += 1) row[at] = (row[at] ?? 0) - factor * (b[at] ?? 0)
    }
  }
  return Array.from({ length: count }, (_, index) => (rows[index]?.[count] ?? 0) / (rows[index]?.[index] ?? 1))
}
