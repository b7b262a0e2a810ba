'use client'

import { useRowLabel } from '@payloadcms/ui'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A collapsed row shows the material and its price. */
export function PriceRowLabel() {
  const { data, rowNumber } = useRowLabel<{ sku?: string; unitCostCents?: number }>()
  const price = typeof data.unitCostCents === 'number' ? dollars.format(data.unitCostCents / 100) : 'no price'
  return <span>{data.sku ? `${data.sku}  ·  ${price}` : `${(rowNumber ?? 0) + 1}`}</span>
}
