import type { Solution } from '@framewell/domain/network/weekPlanModel'
import highs, { type Highs } from 'highs'

export interface SolveOrder {
  /** The problem in LP format. */
  readonly lp: string
  /** A known solution: the solver starts from it, and never returns a worse one. */
  readonly start: Solution
  readonly timeLimitSeconds: number
}
export interface SolveAnswer {
  readonly isOptimal: boolean
  readonly values: Solution
  /** Proven lower bound of any solution's cost. */
  readonly bound: number
}

/** `primal_solution_status`: the values satisfy every condition. */
const FEASIBLE = 2

/** Compiled once; each problem gets its own solver. */
let loaded: Promise<Highs> | undefined

/** Solves a problem with HiGHS, compiled to WebAssembly: it blocks its whole thread until it is done or out of time. */
export async function solvePlan({ lp, start, timeLimitSeconds }: SolveOrder): Promise<SolveAnswer> {
  loaded ??= highs()
  const solver = await loaded
  return solver.withModel({ format: 'lp', data: lp }, (model) => {
    for (const [name, value] of Object.entries({ time_limit: timeLimitSeconds, output_flag: false, mip_rel_gap: 1e-6 }))
      model.options.set(name, value)
    const names = Array.from({ length: model.getDimensions().numCols }, (_, at) => model.getColName(at))
    model.setSolution({ colValue: names.map((name) => start[name] ?? 0) })
    model.run()
    const found = Number(model.info.get('primal_solution_status')) === FEASIBLE ? model.getSolution().colValue : []
    return {
      isOptimal: model.getModelStatus() === solver.constants.modelStatus.optimal,
      values: Object.fromEntries(names.map((name, at) => [name, found[at] ?? 0])),
      bound: Number(model.info.get('mip_dual_bound')),
    }
  })
}
