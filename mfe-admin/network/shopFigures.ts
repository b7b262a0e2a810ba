import { metricText } from '@framewell/domain/insights/metricText'
import { NEW_SHOP } from '@framewell/domain/network/earnedQuality'
import type { FabricatorRow } from '@framewell/domain/network/fabricatorCalls'
import { percent } from '@framewell/domain/numbers/figure'

const STARS = 5
const NO_DATA = 'No data yet'
const known = (share: number | null) => (share === null ? NO_DATA : percent(share))

/** A shop's rating: '4.6 of 5'. None before its first finished order. */
export function ratingWords({ qualityScore, onTimeRate }: Pick<FabricatorRow, 'qualityScore' | 'onTimeRate'>): string {
  return onTimeRate === null ? NEW_SHOP : `${(qualityScore * STARS).toFixed(1)} of ${STARS}`
}

/** '22.4 days' from order to delivery. */
export const leadTimeWords = ({ avgLeadTime }: Pick<FabricatorRow, 'avgLeadTime'>) => metricText(avgLeadTime, 'days')

export const onTimeWords = ({ onTimeRate }: Pick<FabricatorRow, 'onTimeRate'>) => known(onTimeRate)
export const disputeWords = ({ disputeRate }: Pick<FabricatorRow, 'disputeRate'>) => known(disputeRate)
