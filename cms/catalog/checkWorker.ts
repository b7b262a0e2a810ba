import { frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import { checkFrame, type FrameCheck } from '@framewell/domain/structure/checkFrame'
import { type CheckSummary, checkSummary } from '@framewell/domain/structure/checkSummary'
import { type CheckedFor, checkedOf, checkText } from '@framewell/domain/structure/designed'
import { type MemberRow, memberRows, memberWords } from '@framewell/domain/structure/memberRows'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { answerOrders } from '../platform/threads/answerOrders'

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

/** What its check came to. Verdicts stay in the thread: they are many. */
export interface CheckedFrame {
  readonly checked: CheckedFor
  readonly summary: CheckSummary
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

/** The last checks: a review is paged through. The oldest is forgotten first. */
const made = new Map<string, FrameCheck>()
const MOST_KEPT = 8

/** The program of the thread that checks frames (`checkAside`). */
answerOrders<CheckOrder, CheckedFrame>(async ({ layout, site, members }) => {
  const check = checkOf(layout, site)
  return { checked: checkedOf(check), summary: checkSummary(check), members: members ? pageOf(check, members) : { data: [], total: 0 } }
})

function checkOf(layout: Layout, site: DesignLoads): FrameCheck {
  const text = checkText(layout, site)
  const check = made.get(text) ?? checkFrame(frameModel(layout), site)
  made.delete(text)
  made.set(text, check)
  const [oldest] = made.keys()
  if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest)
  return check
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
