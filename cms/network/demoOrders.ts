import type { PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

/** Makes the missing demo orders. @returns their numbers */
export const demoOrders = extension<(req: PayloadRequest, now: Date) => Promise<readonly string[]>>('demoOrders')
