import type { PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

/** Whether the company of a request's builder has approved credit, so that the site offers ordering instead of an application. */
export const approvedBuilder = extension<(req: PayloadRequest) => Promise<boolean>>('approvedBuilder')
