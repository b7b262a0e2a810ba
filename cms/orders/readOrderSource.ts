import { floorArea } from '@framewell/domain/framing/outline'
import type { readOrderSource as readOrderSourceCall } from '@framewell/domain/orders/placing'
import { FREIGHT_LINE } from '@framewell/domain/quotes/quoteLine'
import type { Operation } from '../platform/http/calls/bindCall'
import { orderingCompany } from './orderingCompany'
import { orderSubject } from './orderSubject'

export const readOrderSource: Operation<typeof readOrderSourceCall> = async (context, { source }) => {
  const company = await orderingCompany(context, source)
  const { title, site, totalCents, otherCents, layout, inputs, lines } = await orderSubject(context, source, company.id)
  return {
    ordered: {
      title,
      totalCents,
      otherCents,
      site,
      areaSqft: layout && floorArea(layout),
      freightCents: inputs.kind === 'picker' ? (lines.find(({ id }) => id === FREIGHT_LINE)?.amountCents ?? null) : null,
    },
  }
}
