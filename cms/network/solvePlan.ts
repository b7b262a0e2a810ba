import type { Solution } from '@framewell/domain/network/weekPlanModel'
import highs, { type Highs } from 'highs'

export interface SolveOrder {
  /** The problem in LP format. */
  readonly lp: string
  readonly timeLimitSeconds: number
}
export interface SolveAnswer {
  readonly isOptimal: boolean
  readonly values: Solution
}

/** Compiled once; each problem gets a solver of its own. */
let loaded: Promise<Highs> | undefined

/** Solves a problem with HiGHS, compiled to WebAssembly: it holds up its whole thread until it is done or its time is over. */
export async function solvePlan({ lp, timeLimitSeconds }: SolveOrder): Promise<SolveAnswer> {
  loaded ??= highs()
  const solver = await loaded
  const { Status, Columns } = solver.solve(lp, { time_limit: timeLimitSeconds, output_flag: false, mip_rel_gap: 1e-6 })
  const values = Object.entries(Columns).map(([name, column]) => [name, 'Primal' in column ? column.Primal : 0] as const)
  return { isOptimal: Status === 'Optimal', values: Object.fromEntries(values) }
}
