import { RecentByText } from '@framewell/domain/collections/RecentByText'
import type { Layout } from '@framewell/domain/framing/layout'
import { AsideThread } from '../platform/threads/AsideThread'
import type { FrameAnswer, FrameBytes, FrameOrder, FrameWish } from './frameWorker'

const thread = new AsideThread<FrameOrder, FrameAnswer>({ program: 'bom/frameWorker', heapMb: 512, secondsEach: 60, mostWaiting: 64 })

/**
 * What a shop asks for again and again while it makes an order, and what a call asks before its transaction and in it. Drawing sets and models
 * are larger and rarer.
 */
const KEPT: readonly FrameWish['format'][] = ['panels', 'panel-list', 'machine', 'place', 'needs']
const kept = new RecentByText<FrameAnswer>(60)
/** Answers that are asked for more than once before they are made. */
const asked = new Map<string, Promise<FrameAnswer>>()

/**
 * Makes a file of a frame, or answers about it, in a thread next to the server's: of the largest house it takes seconds, in which every other
 * call would wait.
 * @throws ThreadBusy when so many wait that this one would wait too long, ThreadEnded when it took too much time or memory.
 */
export async function askFrame(order: FrameOrder): Promise<FrameAnswer> {
  if (!KEPT.includes(order.wish.format)) return thread.ask(order)
  const text = JSON.stringify(order)
  const known = kept.get(text)
  if (known) return kept.keep(text, known)
  const asking = asked.get(text) ?? thread.ask(order).then((answer) => kept.keep(text, answer))
  asked.set(text, asking)
  return asking.finally(() => asked.delete(text))
}

/** A file of a frame that is not an order's. @throws as `askFrame` */
export async function writeFrame(layout: Layout, wish: FrameWish): Promise<FrameBytes> {
  return fileOf(await askFrame({ layout, wish }))
}

/** @throws TypeError where there is none, which is our defect */
export function fileOf(answer: FrameAnswer): FrameBytes {
  if (typeof answer === 'string') throw new TypeError(`The frame has no file: ${answer}`)
  return answer
}
