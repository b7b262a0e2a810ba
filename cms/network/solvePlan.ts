import type { Solution } from '@framewell/domain/network/weekPlanModel'
import highs, { type Highs } from 'highs'

export interface SolveOrder {
  /** The problem in LP format. */
  readonly lp: string
  /** A solution that is known: the solver goes on from it, and never gives less. */
  readonly start: Solution
  readonly timeLimitSeconds: number
}
export interface SolveAnswer {
  readonly isOptimal: boolean
  readonly values: Solution
  /** No solution costs less, as far as was proved. */
  readonly bound: number
}

/** Of `primal_solution_status`: the values hold every condition. */
const FEASIBLE = 2

/** Compiled once; each problem gets a solver of its own. */
let loaded: Promise<Highs> | undefined

/** Solves a problem with HiGHS, compiled to WebAssembly: it holds up its whole thread until it is done or its time is over. */
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
