import type { Layout } from '@framewell/domain/framing/layout'
import type { SiteLoads } from '@framewell/domain/framing/siteLoads'
import type { Cents } from '@framewell/domain/money/cents'
import type { Site } from '@framewell/domain/network/siteAnswers'
import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import { type KitPrice, kitRefusal } from '@framewell/domain/orders/kitPrice'
import type { OrderSource } from '@framewell/domain/orders/order'
import type { SOURCE_ERRORS } from '@framewell/domain/orders/placing'
import type { QuoteLine } from '@framewell/domain/quotes/quoteLine'
import type { Refusing } from '../platform/http/calls/callContext'

/** What is needed to read the source of an order and to refuse it. */
export type PlaceRefusing = Refusing<keyof typeof SOURCE_ERRORS> & { readonly now: Date }

/** The content of an order, whatever its source. */
export interface OrderSubject {
  readonly source: OrderSource
  readonly title: string
  /** Where and by when, as given with a quote; null for other sources. */
  readonly site: Site | null
  /** Of its lot, where its builder entered them. A confirmed site is among the inputs. */
  readonly loads?: SiteLoads | undefined
  readonly inputs: OrderedInputs
  /** Of the framing kit. */
  readonly lines: readonly QuoteLine[]
  readonly totalCents: Cents
  /** Quoted with it and not ordered. */
  readonly otherCents: Cents
  readonly priceBookVersion: number
  readonly layout: Layout | null
  readonly assumptions: readonly string[]
  readonly warnings: readonly string[]
}

/**
 * The framing kit of a price, which alone is ordered.
 * @throws CallProblem finishedHouse, noKit when a frame shop makes nothing of it; noFrame for uploaded drawings
 */
export function orderedKit(
  { refuse }: Refusing<'finishedHouse' | 'noKit' | 'noFrame'>,
  inputs: OrderedInputs,
  price: KitPrice,
): Pick<OrderSubject, 'lines' | 'totalCents' | 'otherCents'> {
  const no = kitRefusal(inputs, price)
  if (no) throw refuse(no.refusal)
  return { ...price.kit, otherCents: price.otherCents }
}
