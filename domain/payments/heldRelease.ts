import { z } from 'zod'
import { centsSchema } from '../money/centsSchema'
import { PHASE_ERRORS } from './phaseCalls'
import { PHASES } from './phases'

/** Why money of an accepted phase stays in escrow. */
const HOLD_REASONS = ['underfunded', 'builderUnpaid', 'creditLimitReached'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** A phase whose acceptance window passed and whose release was refused. */
export const heldReleaseSchema = z.object({
  phase: z.enum(PHASES),
  because: z.enum(HOLD_REASONS),
  /** The last day of the window, '2026-12-12'. */
  endsOn: z.string(),
  /** When the release was first refused for this reason, ISO. */
  since: z.string(),
  /** What the release would take out of escrow. */
  grossCents: centsSchema,
})
export type HeldRelease = z.infer<typeof heldReleaseSchema>

const NEXT_STEPS: Readonly<Record<HoldReason, string>> = {
  underfunded: 'The builder pays what is open on this order. We check every day and release the phase once its funds are here.',
  builderUnpaid: 'The builder pays the open invoice of this order. We check every day and release the phase once the payment is here.',
  creditLimitReached: 'Neither side has to do anything. We check every day and release the phase once there is room.',
}

/** Why the release waits and who does what, for both sides. @param because null once nothing refuses it any more */
export function heldWords(because: HoldReason | null): string {
  return because === null
    ? 'Nothing is in the way any more: the next daily check releases it.'
    : `${PHASE_ERRORS[because].message} ${NEXT_STEPS[because]}`
}
