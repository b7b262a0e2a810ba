import { type PricedFixes, priceFixes } from '@framewell/domain/bom/fixesPrice'
import type { BomPrices } from '@framewell/domain/bom/makeBom'
import { RecentByText } from '@framewell/domain/collections/RecentByText'
import { type FrameModel, frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import type { SiteDesign } from '@framewell/domain/quotes/siteDesign'
import { checkFrame, type FrameCheck } from '@framewell/domain/structure/checkFrame'
import { type CheckSummary, checkSummary } from '@framewell/domain/structure/checkSummary'
import { type CheckedFor, checkedOf, checkText } from '@framewell/domain/structure/designed'
import { type MemberRow, memberRows, memberWords } from '@framewell/domain/structure/memberRows'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { answerOrders } from '../platform/threads/answerOrders'
import { type FramePieces, framePieces } from './framePieces'

/** A page of a frame's members. */
export interface MemberQuestion {
  readonly result: MemberRow['result'] | 'all'
  /** Part of a mark. */
  readonly search: string
  readonly page: number
  readonly limit: number
}

/** A frame to check for the loads of a site. */
export interface CheckOrder {
  readonly layout: Layout
  readonly site: DesignLoads
  readonly members?: MemberQuestion
}

/** Fixes to price on a house's frame. */
export interface PricingOrder {
  /** The frame without them. */
  readonly configured: Layout
  readonly siteDesign: SiteDesign
  readonly prices: BomPrices
  /** Names the prices: the same stamp, the same prices. */
  readonly stamp: string
}

/** What a check came to. */
export interface CheckReport {
  readonly summary: CheckSummary
  /** The frame that was checked. */
  readonly frame: FramePieces
}

/** What its check came to. Verdicts stay in the thread: they are many. */
export interface CheckedFrame extends CheckReport {
  readonly checked: CheckedFor
  readonly members: MemberPage
}

export interface MemberPage {
  readonly data: readonly {
    readonly id: string
    readonly role: MemberRow['role']
    readonly result: MemberRow['result']
    readonly words: string
  }[]
  readonly total: number
}

interface Made {
  readonly check: FrameCheck
  readonly frame: FramePieces
}

/** The last checks: a review is paged through. */
const made = new RecentByText<Made>(8)
/** The last frames whose fixes were priced, and prices: what is the same object is counted once (`fixesPrice`). */
const configuredLayouts = new RecentByText<Layout>(8)
const knownPrices = new RecentByText<BomPrices>(2)

/** The program of the thread that checks frames and prices their fixes (`checkAside`). */
answerOrders<CheckOrder | PricingOrder, CheckedFrame | PricedFixes>(async (order) =>
  'prices' in order ? priced(order) : checkedFrame(order),
)

function priced({ configured, siteDesign, prices, stamp }: PricingOrder): PricedFixes {
  const text = JSON.stringify(configured)
  const layout = configuredLayouts.keep(text, configuredLayouts.get(text) ?? configured)
  return priceFixes({ siteDesign }, layout, knownPrices.keep(stamp, knownPrices.get(stamp) ?? prices))
}

function checkedFrame({ layout, site, members }: CheckOrder): CheckedFrame {
  const text = checkText(layout, site)
  const { check, frame } = made.keep(text, made.get(text) ?? checkNow(frameModel(layout), site))
  return {
    checked: checkedOf(check),
    frame,
    summary: checkSummary(check),
    members: members ? pageOf(check, members) : { data: [], total: 0 },
  }
}

function checkNow(model: FrameModel, site: DesignLoads): Made {
  return { check: checkFrame(model, site), frame: framePieces(model) }
}

function pageOf(check: FrameCheck, { result, search, page, limit }: MemberQuestion): MemberPage {
  const found = memberRows(check).filter(
    (row) => (result === 'all' || row.result === result) && row.member.toLowerCase().includes(search.toLowerCase()),
  )
  const shown = found.slice((page - 1) * limit, page * limit)
  return {
    data: shown.map((row) => ({ id: row.member, role: row.role, result: row.result, words: memberWords(row) })),
    total: found.length,
  }
}
