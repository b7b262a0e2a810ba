import { later } from '@framewell/remote-kit/shell/later'
import type { ApplyFixProps } from './CheckedFrame'

/** A fix that can be applied to the configured house; its code loads with the first frame that fails its check. */
export const HouseFix = later<ApplyFixProps>(async () => (await import('./ApplyHouseFix')).ApplyHouseFix, null)

/** Takes the fixes off the configured house again; its code loads with the first of them. */
export const AppliedFixes = later<{ problem: string | undefined }>(async () => (await import('./AppliedFixes')).AppliedFixes, null)
