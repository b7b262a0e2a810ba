import type { Bom } from '@framewell/domain/bom/bom'
import { generateBom } from '@framewell/domain/bom/calls'
import type { BomTerms } from '@framewell/domain/bom/priceBom'
import { AsideThread } from '../platform/threads/AsideThread'
import type { BillAnswer, BillOrder, BillWish } from './billWorker'
import type { BomBooks } from './bomBooks'

const thread = new AsideThread<BillOrder, BillAnswer>({ program: 'bom/billWorker', heapMb: 512, secondsEach: 60, mostWaiting: 256 })

/**
 * Frames, counts and prices a house or a development's lots in a thread next to the server's: of a large house, every other call would wait.
 * @throws ThreadBusy when so many wait that this one would wait too long, ThreadEnded when it took too much time or memory.
 */
export async function askBill(
  { stamp, prices }: Pick<BomBooks, 'stamp' | 'prices'>,
  terms: BomTerms,
  date: string,
  wish: BillWish,
): Promise<Exclude<BillAnswer, 'unknown'>> {
  const order = { wish, terms, date, stamp }
  const first = await thread.ask(order)
  const answer = first === 'unknown' ? await thread.ask({ ...order, prices }) : first
  if (answer === 'unknown') throw new TypeError('The thread has no prices')
  return answer
}

/** A bill that the thread wrote. */
export const billFrom = (text: string): Bom => generateBom.output.parse(JSON.parse(text)).bom
