import { figure } from '../numbers/figure'
import { endCuts } from './endCuts'
import { erectionOrder } from './erectionOrder'
import type { FrameModel } from './frameModel'
import type { MemberRole } from './member'
import { notCheckedWords } from './notChecked'
import { bundleName } from './panelSchedule'
import type { Profile } from './profile'
import { COATING, steelGrade } from './steelGrade'

/** Heading of every cut list until an engineer has approved the layout. */
export const PRELIMINARY_HEADING = 'Preliminary: not for fabrication'

/**
 * What a file of a frame says first.
 * @param review what is on record about its engineering review, without its period
 * @param added how many pieces of the file the ordered frame does not have
 */
export function frameStatus(review: string, isApproved: boolean, added = 0): string {
  if (!isApproved) return `${PRELIMINARY_HEADING}. ${review}.`
  return [`${review}. Not the sealed set.`, ...notCoveredWords(added)].join(' ')
}

/** What an engineer's approval leaves out: the pieces added at joints between panels. */
export function notCoveredWords(added: number): string[] {
  if (added === 0) return []
  const pieces = added === 1 ? '1 stud or joist' : `${figure(added)} studs and joists`
  return [`The approval does not cover the ${pieces} added at joints between panels.`]
}

/** What is on record about the engineering review of a frame. */
export interface ListReview {
  /** The engineer who approved this layout and revision, with the license; nobody by default. */
  readonly approvedBy?: string | undefined
  /** In words, without the period; by default there was none. */
  readonly review?: string
  /** What is not checked; by default nothing was. */
  readonly notChecked?: readonly string[]
}

export interface CutListOptions extends ListReview {
  readonly project: string
  readonly revision: string
  /** Number of frames to make; multiplies every quantity. Default 1. */
  readonly frames?: number
}

/** One piece of steel as a fabricator reads it. */
export interface CutListRow {
  readonly project: string
  readonly revision: string
  /** Units of lengths and weights. */
  readonly units: 'in, lb'
  /** The assembly it belongs to: W1-2, T1-07. */
  readonly panelMark: string
  readonly pieceMark: string
  readonly role: MemberRole
  /** For example 362S162-43. */
  readonly designator: Profile
  readonly grade: `Grade ${33 | 50}`
  readonly coating: typeof COATING
  /** As cut, unrounded: studs end short of their tracks, sloped pieces are measured along their centerline. */
  readonly lengthInches: number
  readonly quantity: number
  readonly endCuts: string
  /** Of all pieces in the row, unrounded. */
  readonly weightPounds: number
  /** Shipping bundle: one per story and part. */
  readonly bundle: string
  /** Erection order of panels, starting at 1. */
  readonly erectionSequence: number
  readonly engineerApproval: string
}

export interface CutList {
  /** `PRELIMINARY_HEADING` and what is not checked; none once an engineer has approved. */
  readonly heading: ListHeading | undefined
  readonly rows: readonly CutListRow[]
}

type ListHeading = readonly [status: typeof PRELIMINARY_HEADING, notChecked: string]

/** The first line of a list until an engineer has approved its frame. */
export function listHeading({ approvedBy, review, notChecked }: ListReview): ListHeading | undefined {
  return approvedBy === undefined ? [PRELIMINARY_HEADING, notCheckedWords(notChecked, review)] : undefined
}

export const approvalWords = (approvedBy: string | undefined): string =>
  approvedBy === undefined ? 'not approved' : `approved by ${approvedBy}`

/**
 * Every member of a frame as one row, in erection order: story by story floor, walls, partitions, then trusses and the loose roof members.
 * Net quantities: waste and stock lengths belong to the bill of materials. The weights add up to the model's.
 */
export function cutList(model: FrameModel, options: CutListOptions): CutList {
  const { project, revision, frames = 1, approvedBy } = options
  const inOrder = erectionOrder(model.members)
  const sequence = new Map<string, number>()
  for (const { assembly } of inOrder) if (!sequence.has(assembly.mark)) sequence.set(assembly.mark, sequence.size + 1)
  return {
    heading: listHeading(options),
    rows: inOrder.map((member) => ({
      project,
      revision,
      units: 'in, lb',
      panelMark: member.assembly.mark,
      pieceMark: member.mark,
      role: member.role,
      designator: member.profile,
      grade: `Grade ${steelGrade(member.profile)}`,
      coating: COATING,
      lengthInches: member.lengthFeet * 12,
      quantity: frames,
      endCuts: endCuts(member, model.layout.roof.pitchIn12),
      weightPounds: member.weightPounds * frames,
      bundle: bundleName(member.assembly),
      erectionSequence: sequence.get(member.assembly.mark) ?? 0,
      engineerApproval: approvalWords(approvedBy),
    })),
  }
}
