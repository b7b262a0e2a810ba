import type { FabricatorStatus } from '@framewell/domain/network/fabricatorStatus'

const LEAVES = 'Routing no longer chooses it. Orders it has not begun to make go to other shops; the others stay.'

/** The effect of each status, and the texts of its dialog and toast. */
export const SHOP_STATUS_CHANGES: Readonly<
  Record<FabricatorStatus, { readonly action: string; readonly effect: string; readonly done: string }>
> = {
  active: { action: 'Make active', effect: 'Routing can choose it again.', done: 'Shop is active' },
  paused: { action: 'Pause', effect: LEAVES, done: 'Shop is paused' },
  suspended: { action: 'Suspend', effect: LEAVES, done: 'Shop is suspended' },
}
