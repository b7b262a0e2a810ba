import { AsideThread } from '../platform/threads/AsideThread'
import type { SolveAnswer, SolveOrder } from './solvePlan'

/** The solver stops after this time with its best solution so far; otherwise the thread ends. */
export const SOLVE_SECONDS = 15

const thread = new AsideThread<SolveOrder, SolveAnswer>({
  program: 'network/planWorker',
  heapMb: 512,
  // On a busy machine, reading the problem and one step of the solver take many times longer.
  secondsEach: 4 * SOLVE_SECONDS,
  mostWaiting: 3,
})

/**
 * Solves a problem in LP format in a thread next to the server's.
 * @throws ThreadBusy when so many wait that this one would wait too long, ThreadEnded when it took too much time or memory.
 */
export const solveAside = ({ lp, start }: Pick<SolveOrder, 'lp' | 'start'>): Promise<SolveAnswer> =>
  thread.ask({ lp, start, timeLimitSeconds: SOLVE_SECONDS })
