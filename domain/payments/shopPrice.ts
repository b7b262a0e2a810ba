import type { Cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import type { ReleasePolicy } from './phases'
import { phaseAmounts } from './releasePhase'

/**
 * What each phase earns the shop that accepted a price, and Framewell's margin on it: the margin is allocated to the phases like the
 * contract price, and the shop earns the rest of each. Over all phases the shop earns its price and Framewell the difference, to the cent. A
 * price above the contract price gives a negative margin, which only an operator's recorded decision allows.
 * @param shopCents the accepted price
 */
export function phaseShares(priceCents: Cents, shopCents: Cents, policy: Pick<ReleasePolicy, 'shares'>) {
  const marginCents = subtractCents(priceCents, shopCents)
  const [gross, margin] = [phaseAmounts(priceCents, policy), phaseAmounts(marginCents, policy)]
  const earned = {
    fabrication_start: subtractCents(gross.fabrication_start, margin.fabrication_start),
    quality_check: subtractCents(gross.quality_check, margin.quality_check),
    shipment: subtractCents(gross.shipment, margin.shipment),
    delivery: subtractCents(gross.delivery, margin.delivery),
  }
  return { earned, margin, marginCents }
}
