'use client'

import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { useRowLabel } from '@payloadcms/ui'

/** A collapsed row shows the material and its price. */
export function PriceRowLabel() {
  const { data, rowNumber } = useRowLabel<{ sku?: string; unitCostCents?: Cents }>()
  const price = typeof data.unitCostCents === 'number' ? usdWithCents(data.unitCostCents) : 'no price'
  return <span>{data.sku ? `${data.sku}  ·  ${price}` : `${(rowNumber ?? 0) + 1}`}</span>
}
