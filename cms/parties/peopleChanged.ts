import { companyAudience, OPERATORS } from '@framewell/domain/notifications/audience'
import type { PayloadRequest } from 'payload'
import { changed } from '../platform/live/changed'

/** Open screens of a company's people reload: its own people's and operators'. */
export function peopleChanged(req: PayloadRequest, companyId: string): Promise<void> {
  return changed(req, 'companies', companyId, [OPERATORS, companyAudience(companyId)])
}
