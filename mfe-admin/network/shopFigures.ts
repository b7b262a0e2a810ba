import { NO_FINISHED_ORDERS } from '@framewell/domain/network/earnedQuality'
import type { FabricatorRow } from '@framewell/domain/network/fabricatorCalls'
import { figure, percent } from '@framewell/domain/numbers/figure'

const STARS = 5
const NO_DATA = 'No data yet'
const known = (share: number | null) => (share === null ? NO_DATA : percent(share))

/** A shop's quality score: '4.6 of 5'. Before its first finished order, it is the initial score of every new shop. */
export function ratingWords({ qualityScore, onTimeRate }: Pick<FabricatorRow, 'qualityScore' | 'onTimeRate'>): string {
  const rating = `${(qualityScore * STARS).toFixed(1)} of ${STARS}`
  return onTimeRate === null ? `${NO_FINISHED_ORDERS}, counts as ${rating}` : rating
}

/** '22 days' from order to delivery. */
export const leadTimeWords = ({ avgLeadTime }: Pick<FabricatorRow, 'avgLeadTime'>) =>
  avgLeadTime === null ? NO_DATA : `${figure(avgLeadTime, 0)} days`

export const onTimeWords = ({ onTimeRate }: Pick<FabricatorRow, 'onTimeRate'>) => known(onTimeRate)
export const disputeWords = ({ disputeRate }: Pick<FabricatorRow, 'disputeRate'>) => known(disputeRate)
