import type { Solution } from '@framewell/domain/network/weekPlanModel'
import { answerOrders } from '../threads/answerOrders'
import { solvePlan } from './solvePlan'

export interface SolveOrder {
  /** The problem in LP format. */
  readonly lp: string
  readonly timeLimitSeconds: number
}
export interface SolveAnswer {
  readonly isOptimal: boolean
  readonly values: Solution
}

/** The program of the thread that solves plans (`solveAside`). */
answerOrders<SolveOrder, SolveAnswer>(solvePlan)
