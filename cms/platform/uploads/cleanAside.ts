import { AsideThread, ThreadEnded } from '../threads/AsideThread'
import type { SvgAnswer, SvgOrder } from './svgWorker'

/** A file of 10 MB takes a second or two, and no more memory than a small one. */
const thread = new AsideThread<SvgOrder, SvgAnswer>({ program: 'platform/uploads/svgWorker', heapMb: 96, secondsEach: 20, mostWaiting: 24 })

/**
 * Cleans a drawing in its own thread. One that uses up the thread's memory or time is rejected.
 * @throws ThreadBusy when so many wait that this one would wait too long.
 */
export async function cleanAside(order: SvgOrder): Promise<SvgAnswer> {
  try {
    return await thread.ask(order)
  } catch (error) {
    if (error instanceof ThreadEnded) return 'notAnSvg'
    throw error
  }
}
