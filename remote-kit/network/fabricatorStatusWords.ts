import type { FabricatorStatus } from '@framewell/domain/network/fabricatorStatus'

export const FABRICATOR_STATUS_WORDS: Readonly<Record<FabricatorStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  suspended: 'Suspended',
}
