import type { CreditLine } from '@framewell/domain/payments/creditLine'
import type { PayloadRequest } from 'payload'
import { extension } from '../../platform/features/extension'

type CompanyCredit = (req: PayloadRequest, companyId: string) => Promise<CreditLine | null>

/** The trade credit of a company, which this feature does not decide; null when it has none. Checks no rights. */
export const companyCredit = extension<CompanyCredit>('companyCredit')
