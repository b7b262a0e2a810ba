import type { PricedFixes } from '@framewell/domain/bom/fixesPrice'
import { RecentByText } from '@framewell/domain/collections/RecentByText'
import type { Layout } from '@framewell/domain/framing/layout'
import { checkText, designed, isChecked, keepCheck } from '@framewell/domain/structure/designed'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { log } from '../log'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { AsideThread, ThreadEnded } from '../platform/threads/AsideThread'
import type { CheckedFrame, CheckOrder, CheckReport, PricingOrder } from './checkWorker'

type FrameThread = AsideThread<CheckOrder | PricingOrder, CheckedFrame | PricedFixes>

/** A frame's check, and the price of its fixes, are calculated in a thread next to the server's: of a large house, every other call would wait. */
const thread: FrameThread = new AsideThread({ program: 'catalog/checkWorker', heapMb: 512, secondsEach: 60, mostWaiting: 32 })

/** Checks that are asked for more than once before they are made. */
const asked = new Map<string, Promise<void>>()
/** What the last checks came to, and fixes cost, for calls that must not wait for the thread in their transaction. */
const reports = new RecentByText<CheckReport>(50)
const prices = new RecentByText<PricedFixes>(200)

/**
 * A frame's check: of a large house it takes most of a second.
 * @param aside the thread; all callers share one
 * @throws CallProblem unavailable when the thread ends without an answer, ThreadBusy when so many wait that this one would wait too long
 */
export async function checkAside(order: CheckOrder, aside = thread): Promise<CheckedFrame> {
  const answer = await answered(aside.ask(order), NOT_CHECKED)
  if (!('checked' in answer)) throw new TypeError('The thread answered another order')
  const { checked, summary, frame } = answer
  const text = checkText(order.layout, order.site)
  keepCheck(text, checked)
  reports.keep(text, { summary, frame })
  return answer
}

/** Calculates a frame's check unless it is known. `checkedFor` and `designed` then answer at once. */
export async function checkAhead(layout: Layout, site: DesignLoads | undefined = layout.designSite): Promise<void> {
  const text = site && checkText(layout, site)
  if (!text || isChecked(text)) return
  const asking = asked.get(text) ?? checkAside({ layout, site }).then(() => undefined)
  asked.set(text, asking)
  await asking.finally(() => asked.delete(text))
}

/** What a frame's check came to; calculated unless it is known. */
export async function checkReport(layout: Layout, site: DesignLoads): Promise<CheckReport> {
  return reports.get(checkText(layout, site)) ?? checkAside({ layout, site })
}

/** `designed`, with the check made aside. */
export async function designedAside(layout: Layout): Promise<Layout> {
  await checkAhead(layout)
  return designed(layout)
}

/**
 * `priceFixes` in the thread; calculated unless it is known. A large house's frame is made twice for it.
 * @throws CallProblem unavailable, ThreadBusy as for a check
 */
export async function priceFixesAside(order: PricingOrder): Promise<PricedFixes> {
  const { configured, siteDesign, stamp } = order
  const text = JSON.stringify([stamp, siteDesign.fixes, configured])
  const known = prices.get(text)
  if (known) return known
  const answer = await answered(thread.ask(order), NOT_PRICED)
  if ('checked' in answer) throw new TypeError('The thread answered another order')
  return prices.keep(text, answer)
}

/** @param words what to say when the thread ended */
async function answered<Answer>(asking: Promise<Answer>, words: string): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error
    log.error({ err: error, msg: 'A thread that checks frames ended' })
    throw new CallProblem('unavailable', { detail: words, retryAfterSeconds: 5 })
  }
}

const NOT_CHECKED = 'The check of this frame did not finish. Try again; if it fails again, ask us to check the frame.'
const NOT_PRICED = 'The price of these fixes was not worked out. Try again; if it fails again, ask us for it.'
