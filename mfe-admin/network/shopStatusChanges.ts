import type { FabricatorStatus } from '@framewell/domain/network/fabricatorStatus'

/** The effect of each status, and the texts of its dialog and toast. */
export const SHOP_STATUS_CHANGES: Readonly<
  Record<FabricatorStatus, { readonly action: string; readonly effect: string; readonly done: string }>
> = {
  active: { action: 'Make active', effect: 'Routing can choose it again.', done: 'Shop is active' },
  paused: { action: 'Pause', effect: 'Routing no longer chooses it; orders that it holds stay.', done: 'Shop is paused' },
  suspended: { action: 'Suspend', effect: 'Routing no longer chooses it; orders that it holds stay.', done: 'Shop is suspended' },
}
