import type { BomSubject } from '@framewell/domain/bom/bomSubject'
import { generateBom } from '@framewell/domain/bom/calls'
import { makeBom } from '@framewell/domain/bom/makeBom'
import type { BomTerms } from '@framewell/domain/bom/priceBom'
import { RecentByText } from '@framewell/domain/collections/RecentByText'
import { billOfLots, type CountedLot, type DevelopmentBill } from '@framewell/domain/developments/billOfLots'
import { cutListOfLots, type ListedLot } from '@framewell/domain/developments/developmentFiles'
import { nestLots, type SectionNest } from '@framewell/domain/developments/nestLots'
import { type CutListOptions, cutList } from '@framewell/domain/framing/cutList'
import { cutListCsv } from '@framewell/domain/framing/cutListCsv'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { projectNeeds } from '@framewell/domain/orders/projectNeeds'
import { type FramePieces, framePieces } from '../catalog/framePieces'
import { answerOrders } from '../platform/threads/answerOrders'
import type { BomBooks } from './bomBooks'

/** What is wanted: a house's bill, the copies that an order keeps of it, or the bill or cut list of a development's lots. */
export type BillWish =
  | { readonly what: 'bill'; readonly subject: BomSubject; readonly distributorId: string }
  | { readonly what: 'copies'; readonly subject: BomSubject; readonly list: CutListOptions }
  | { readonly what: 'lots'; readonly lots: readonly CountedLot[]; readonly nested: boolean }
  | { readonly what: 'lots-cut-list'; readonly lots: readonly ListedLot[]; readonly development: string }

export interface BillOrder {
  readonly wish: BillWish
  readonly terms: BomTerms
  /** YYYY-MM-DD */
  readonly date: string
  /** Names the prices: the same stamp, the same prices. */
  readonly stamp: string
  /** Sent when the thread does not know them. */
  readonly prices?: BomBooks['prices']
}

/** What an order keeps of its house. */
export interface HouseCopies {
  /** As `generateBom` answers it; undefined when no distributor has a list. */
  readonly bill: string | undefined
  readonly frame: FramePieces
  /** CSV in the shop's format. */
  readonly cutList: string
  readonly needs: ReturnType<typeof projectNeeds>
}

/** `unknown`: the thread needs the prices. */
export type BillAnswer =
  | 'unknown'
  | { readonly bill: string | undefined }
  | { readonly copies: HouseCopies }
  | { readonly ofLots: DevelopmentBill | undefined; readonly nest: SectionNest[] }
  | { readonly cutList: string }

/** The last prices. What is the same object is counted once. */
const known = new RecentByText<BomBooks['prices']>(2)

/** The program of the thread that counts and prices frames (`askBill`). */
answerOrders<BillOrder, BillAnswer>(async ({ wish, terms, date, stamp, prices: sent }) => {
  if (wish.what === 'lots-cut-list') return { cutList: cutListOfLots(wish.development, wish.lots) }
  const books = sent ? known.keep(stamp, sent) : known.get(stamp)
  if (!books) return 'unknown'
  const prices = { ...books, terms }
  const billOf = (subject: BomSubject, distributorId: string) => {
    const bom = makeBom(subject, prices, distributorId, date)
    return bom && JSON.stringify(generateBom.output.parse({ bom }))
  }
  switch (wish.what) {
    case 'bill':
      return { bill: billOf(wish.subject, wish.distributorId) }
    case 'copies': {
      const model = frameModel(wish.subject.layout)
      const list = cutListCsv(cutList(model, wish.list))
      return { copies: { bill: billOf(wish.subject, ''), frame: framePieces(model), cutList: list, needs: projectNeeds(model) } }
    }
    case 'lots':
      return { ofLots: billOfLots(wish.lots, prices, date), nest: wish.nested ? nestLots(wish.lots, books.materials) : [] }
  }
})
