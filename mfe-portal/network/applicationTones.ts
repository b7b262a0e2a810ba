import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { ApplicationStatus } from '@framewell/domain/network/applicationStates'

/** The color of an application's status, the same on every screen. */
export const APPLICATION_TONES: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  submitted: 'info',
  'in-review': 'warn',
  approved: 'ok',
  rejected: 'bad',
}
