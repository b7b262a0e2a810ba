import { AsideThread } from '../platform/threads/AsideThread'
import type { SolveAnswer, SolveOrder } from './solvePlan'

/** The solver stops by itself after this time with the best it has; the thread ends when it does not. */
export const SOLVE_SECONDS = 15

const thread = new AsideThread<SolveOrder, SolveAnswer>({
  program: 'network/planWorker',
  heapMb: 512,
  // On a busy machine reading the problem and one step of the solver take many times what they should.
  secondsEach: 4 * SOLVE_SECONDS,
  mostWaiting: 3,
})

/**
 * Solves a problem in LP format in a thread beside the server's.
 * @throws ThreadBusy when so many wait that this one would wait too long, ThreadEnded when it took too much time or memory.
 */
export const solveAside = ({ lp, start }: Pick<SolveOrder, 'lp' | 'start'>): Promise<SolveAnswer> =>
  thread.ask({ lp, start, timeLimitSeconds: SOLVE_SECONDS })
