import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { DevelopmentState } from '@framewell/domain/developments/development'
import type { Lot } from '@framewell/domain/developments/lot'
import { siteWords } from '@framewell/domain/orders/siteAddress'

export const DEVELOPMENT_STATE_LABELS: Readonly<Record<DevelopmentState, string>> = {
  planned: 'Planned',
  quoted: 'Quoted',
  ordered: 'Ordered',
}

export const DEVELOPMENT_STATE_TONES: Readonly<Record<DevelopmentState, BadgeTone>> = { planned: 'neutral', quoted: 'info', ordered: 'ok' }

/** Where a lot is: '12 Canal St, Dayton, OH 45402', or what is known of it. */
export const placeWords = ({ siteAddress, siteZip }: Pick<Lot, 'siteAddress' | 'siteZip'>): string =>
  siteWords({ address: siteAddress, zip: siteZip }).trim() || 'No address yet'
