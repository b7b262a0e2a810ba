import { z } from 'zod'
import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '../accounts/roles'

/** waiting: for an approver · approved: one version · sentBack: with a comment · withdrawn: by the person who asked · published. */
export const REVIEW_STATES = ['waiting', 'approved', 'sentBack', 'withdrawn', 'published'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Who may approve, where a setting requires approval. */
export const APPROVER_GROUPS = ['operators', 'editors'] as const
export type ApproverGroup = (typeof APPROVER_GROUPS)[number]
export const APPROVER_LABELS: Record<ApproverGroup, string> = {
  operators: 'Operators',
  editors: 'Operators and other editors',
}

export function approverRoles(group: ApproverGroup): readonly Role[] {
  return group === 'editors' ? EDITOR_ROLES : OPERATOR_ROLES
}

/** A page's or post's review state, as people who work on it see it. 'changed': edited after approval. */
export const REVIEW_STANDINGS = ['none', 'waiting', 'approved', 'changed', 'sentBack'] as const
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number]

/** A document's state by its latest review. An approval holds for exactly the approved text. */
export function standingOf(
  review: { readonly state: ReviewState; readonly approvedWords: string | null } | null,
  words: string,
): ReviewStanding {
  if (!review || review.state === 'withdrawn') return 'none'
  if (review.approvedWords === words) return 'approved'
  if (review.state === 'approved') return 'changed'
  return review.state === 'published' ? 'none' : review.state
}

interface Deciding {
  /** Ids of accounts. */
  readonly person: string
  readonly askedBy: string | null
  /** Everybody who changed the document since it was last published. */
  readonly changedBy: readonly string[]
  /** Everybody who may approve. */
  readonly approvers: readonly string[]
}

/**
 * Why a person may not decide about a document; null when they may. Nobody approves what they asked for while there is another approver, or
 * what they edited while another approver did not.
 */
export function decisionRefusal({ person, askedBy, changedBy, approvers }: Deciding): 'notApprover' | 'ownWork' | null {
  if (!approvers.includes(person)) return 'notApprover'
  const others = approvers.filter((id) => id !== person)
  if (askedBy === person && others.length > 0) return 'ownWork'
  const uninvolved = others.some((id) => id !== askedBy && !changedBy.includes(id))
  return changedBy.includes(person) && uninvolved ? 'ownWork' : null
}

/** Names listed in a sentence; the rest is counted. */
const NAMED_APPROVERS = 3

/** 'Ana Ruiz, Ben Ode or one of 4 others' */
export function approverWords(names: readonly string[]): string {
  const [first = 'an operator', ...rest] = names.slice(0, NAMED_APPROVERS)
  const more = names.length - NAMED_APPROVERS
  if (more > 0) return `${[first, ...rest].join(', ')} or one of ${more} more`
  return rest.length === 0 ? first : `${[first, ...rest.slice(0, -1)].join(', ')} or ${rest.at(-1)}`
}

const WHY: Record<ReviewStanding, string> = {
  none: 'It needs an approval before it goes live. Mark it as ready for review:',
  waiting: 'It is waiting for an approval before it goes live:',
  approved: 'The approved text was different. Mark it as ready for review again:',
  changed: 'It was changed since it was approved. Mark it as ready for review again:',
  sentBack: 'It was sent back. Fix it and mark it as ready for review again:',
}

/** Why a document is not published: what to do, and who can approve it. */
export function approvalNeeded(standing: ReviewStanding, names: readonly string[]): string {
  return `${WHY[standing]} ${approverWords(names)} can approve it.`
}

export const NOTE_LENGTH = 1000
export const reviewWords = z.string().trim().max(NOTE_LENGTH, `Use at most ${NOTE_LENGTH} characters`)
