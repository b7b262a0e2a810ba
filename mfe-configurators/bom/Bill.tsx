import { later } from '@framewell/remote-kit/shell/later'
import type { BillBridgeProps } from './BillBridge'
import type { BomResultProps } from './BomResult'
import { BomResultSkeleton } from './BomResultSkeleton'

/** Explains the difference between a bill's total and the configuration's. */
export const Bridge = later<BillBridgeProps>(async () => (await import('./BillBridge')).BillBridge, null)

/** A bill of materials; its code loads while the first one is computed. */
export const Bill = later<BomResultProps>(
  async () => {
    const [{ BomResult }] = await Promise.all([import('./BomResult'), Bridge.ready()])
    return BomResult
  },
  <BomResultSkeleton />,
)
