import { NOT_ROUTED, SHOPLESS_STATUSES } from '@framewell/domain/orders/transitions'
import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import { texts } from '../platform/database/texts'

/** SQL: no shop makes an order `o`, as `hasNoShop` says. */
export const NO_SHOP = sql`(o.hold_id is null and o.status in ${texts(SHOPLESS_STATUSES)}
  or o.status = 'cancelled' and o.routing_decision = ${NOT_ROUTED})`

/** Orders that a shop makes: the last shop of an order without one no longer sees it. */
export const WITH_SHOP: Where = {
  and: [
    { or: [{ holdId: { exists: true } }, { status: { not_in: [...SHOPLESS_STATUSES] } }] },
    { or: [{ status: { not_equals: 'cancelled' } }, { routingDecision: { not_equals: NOT_ROUTED } }] },
  ],
}
