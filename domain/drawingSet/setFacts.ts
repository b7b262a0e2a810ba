import type { JointBasis } from '../framing/frameJoints'
import type { PanelBasis } from '../framing/panelLimits'
import type { Approval } from '../orders/engineering/reviewState'
import type { SetSite } from '../structure/site'

/** What a drawing set says beside the frame itself. */
export interface SetFacts {
  /** Order number, or the plan's name. */
  readonly project: string
  /** What the project is, for example its plan and options. */
  readonly plan: string
  /** '2, frame unchanged since revision 1'; none before there is an order. */
  readonly revision: string | null
  readonly siteAddress: string | null
  /** ISO time at which the set was drawn. */
  readonly drawnAt: string
  readonly site: SetSite | null
  /** What the bill of the same frame counts its joints with. */
  readonly counted?: JointBasis | undefined
  /** Whether the site is on record with the order's review; otherwise it is what the person who asked for the set had confirmed. */
  readonly siteOnRecord: boolean
  /** What is on record about the engineering review, without its period. */
  readonly review: string
  /** The valid approval of exactly this model; null without one. */
  readonly approval: Omit<Approval, 'voidedAt'> | null
  readonly issuer: { readonly name: string; readonly contactEmail: string; readonly phone: string | null; readonly site: string }
  readonly basis: PanelBasis | null
}

/** Above every title block until an engineer's approval of exactly this model is on record. */
export const PRELIMINARY_SET = 'Preliminary: not for construction'
