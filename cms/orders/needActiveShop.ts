import { companyDay } from '@framewell/domain/dates/businessDays'
import { takesWork } from '@framewell/domain/network/fabricatorStatus'
import { lockedRow } from '../network/lockedRow'
import type { Fabricator, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import type { CallContext, Refusing } from '../platform/http/calls/callContext'

/** Locks the shop of a locked order, which must be active and insured today. @throws CallProblem shopNotActive */
export async function needActiveShop(
  { req, refuse, now }: Refusing<'shopNotActive'> & Pick<CallContext, 'now'>,
  { fabricator }: Order,
): Promise<void> {
  const shop = await lockedRow<Fabricator>(req, 'fabricators', idOf(fabricator))
  if (!shop || !takesWork(shop, companyDay(now))) throw refuse('shopNotActive')
}
