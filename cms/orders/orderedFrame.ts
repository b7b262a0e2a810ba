import { frozenOrderSchema } from '@framewell/domain/orders/frozenOrder'
import { askFrame, fileOf } from '../bom/askFrame'
import type { FrameAnswer, FrameBytes, FrameWish } from '../bom/frameWorker'
import type { Order } from '../payload-types'
import type { Refusing } from '../platform/http/calls/callContext'

const copySchema = frozenOrderSchema.pick({ layout: true, frame: true })

/** Asks for a file of an order's frame, or about it: 'other' where today's rules frame its layout with other pieces, which would be made wrong. */
export async function askOrdered({ frozen }: Pick<Order, 'frozen'>, wish: FrameWish): Promise<FrameAnswer> {
  const { layout, frame } = copySchema.parse(frozen)
  return askFrame({ layout, ordered: frame, wish })
}

/**
 * The same for a call's answer; undefined where the frame has no such thing.
 * @throws CallProblem framedOtherwise
 */
export async function findInFrame({ refuse }: Refusing<'framedOtherwise'>, order: Order, wish: FrameWish): Promise<FrameBytes | undefined> {
  const answer = await askOrdered(order, wish)
  if (answer === 'other') throw refuse('framedOtherwise')
  return answer === 'missing' ? undefined : answer
}

/** A file that every frame has. @throws CallProblem framedOtherwise */
export async function orderedFile(context: Refusing<'framedOtherwise'>, order: Order, wish: FrameWish): Promise<FrameBytes> {
  return fileOf((await findInFrame(context, order, wish)) ?? 'missing')
}

/** An answer of the thread as the text it is. */
export const textOf = (answer: Uint8Array): string => new TextDecoder().decode(answer)
