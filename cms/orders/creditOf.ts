import { openLimitCents } from '@framewell/domain/orders/orderPayment'
import type { OrderingCredit } from '@framewell/domain/orders/placingRules'
import type { PayloadRequest } from 'payload'
import { creditUsed, limitOf } from '../credit/creditLine'
import { decidedCredit } from '../credit/decidedCredit'
import { lock } from '../platform/database/lock'

/** The credit a company may order on. */
export interface CompanyCredit extends OrderingCredit {
  /** When the decision was made; ISO. */
  readonly decidedAt: string
}

/**
 * The tier and open limit of a company: the assigned limit less what its orders use. Locks the company's orders until the end of the
 * transaction, so that concurrent orders never exceed the limit.
 * @param besides an order that is not counted: the one to be signed
 */
export async function creditOf(req: PayloadRequest, companyId: string, besides: string | null = null): Promise<CompanyCredit> {
  await lock(req, 'company-credit', companyId)
  const decision = await decidedCredit(req, companyId)
  const { usedCents, waiting } = await creditUsed(req, companyId, besides)
  const standing = decision?.status === 'approved' ? 'qualified' : decision?.status === 'pending' ? 'pending' : 'unknown'
  return {
    standing,
    tier: decision?.tier ?? 'Prepay',
    openCents: openLimitCents(limitOf(decision), usedCents),
    waiting,
    decidedAt: decision?.at ?? '',
  }
}
