import type { Layout } from '@framewell/domain/framing/layout'
import { checkText, designed, isChecked, keepCheck } from '@framewell/domain/structure/designed'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { log } from '../log'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { AsideThread, ThreadEnded } from '../platform/threads/AsideThread'
import type { CheckedFrame, CheckOrder } from './checkWorker'

const thread = new AsideThread<CheckOrder, CheckedFrame>({ program: 'catalog/checkWorker', heapMb: 512, secondsEach: 60, mostWaiting: 32 })

/** Checks that are asked for more than once before they are made. */
const asked = new Map<string, Promise<void>>()

/**
 * A frame's check, calculated in a thread next to the server's: a large house takes most of a second, in which every other call would wait.
 * @param aside the thread; all callers share one
 * @throws CallProblem unavailable when the thread ends without an answer, ThreadBusy when so many wait that this one would wait too long
 */
export async function checkAside(order: CheckOrder, aside = thread): Promise<CheckedFrame> {
  try {
    const answer = await aside.ask(order)
    keepCheck(checkText(order.layout, order.site), answer.checked)
    return answer
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error
    log.error({ err: error, msg: 'A frame was not checked: its thread ended' })
    throw new CallProblem('unavailable', { detail: NOT_CHECKED, retryAfterSeconds: 5 })
  }
}

/** Calculates a frame's check unless it is known. `checkedFor` and `designed` then answer at once. */
export async function checkAhead(layout: Layout, site: DesignLoads | undefined = layout.designSite): Promise<void> {
  const text = site && checkText(layout, site)
  if (!text || isChecked(text)) return
  const asking = asked.get(text) ?? checkAside({ layout, site }).then(() => undefined)
  asked.set(text, asking)
  await asking.finally(() => asked.delete(text))
}

/** `designed`, with the check made aside. */
export async function designedAside(layout: Layout): Promise<Layout> {
  await checkAhead(layout)
  return designed(layout)
}

const NOT_CHECKED = 'The check of this frame did not finish. Try again; if it fails again, ask us to check the frame.'
