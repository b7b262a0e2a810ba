import { answerOrders } from '../platform/threads/answerOrders'
import { type SolveAnswer, type SolveOrder, solvePlan } from './solvePlan'

/** The program of the thread that solves plans (`solveAside`). */
answerOrders<SolveOrder, SolveAnswer>(solvePlan)
