import { later } from '@framewell/remote-kit/shell/later'
import type { BillBridgeProps } from './BillBridge'
import type { BomResultProps } from './BomResult'
import { BomResultSkeleton } from './BomResultSkeleton'

/** Why a bill's total is another than the configuration's. */
export const Bridge = later<BillBridgeProps>(async () => (await import('./BillBridge')).BillBridge, null)

/** A bill; the code that shows one comes while the first is counted. */
export const Bill = later<BomResultProps>(
  async () => {
    const [{ BomResult }] = await Promise.all([import('./BomResult'), Bridge.ready()])
    return BomResult
  },
  <BomResultSkeleton />,
)
