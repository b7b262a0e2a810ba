import { parentPort, workerData } from 'node:worker_threads'
import { setCompanyZone } from '@framewell/domain/dates/companyZone'

/** What a thread starts with. */
export interface ThreadData {
  readonly timeZone: string
}

/** What goes to a thread. */
export interface ThreadOrder<Order> {
  readonly order: Order
}
/** What comes back. */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly problem: unknown }

/**
 * The whole program of an `AsideThread`: answers each order as it comes.
 * @param handedOver parts of an answer that are transferred instead of copied.
 */
export function answerOrders<Order, Answer>(
  work: (order: Order) => Promise<Answer>,
  handedOver: (answer: Answer) => readonly ArrayBuffer[] = () => [],
): void {
  const { timeZone }: ThreadData = workerData
  setCompanyZone(timeZone)
  parentPort?.on('message', async ({ order }: ThreadOrder<Order>) => {
    try {
      const answer = await work(order)
      parentPort?.postMessage({ answer } satisfies ThreadAnswer<Answer>, [...handedOver(answer)])
    } catch (problem) {
      parentPort?.postMessage({ problem } satisfies ThreadAnswer<Answer>)
    }
  })
}
