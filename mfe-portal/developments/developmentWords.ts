import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { DevelopmentState } from '@framewell/domain/developments/development'

export const DEVELOPMENT_STATE_LABELS: Readonly<Record<DevelopmentState, string>> = {
  planned: 'Planned',
  quoted: 'Quoted',
  ordered: 'Ordered',
}

export const DEVELOPMENT_STATE_TONES: Readonly<Record<DevelopmentState, BadgeTone>> = { planned: 'neutral', quoted: 'info', ordered: 'ok' }
