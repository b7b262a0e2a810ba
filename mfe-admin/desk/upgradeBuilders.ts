import { reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { upgradedTier } from '@framewell/domain/credit/upgradeEligible'
import type { BuilderRow } from '@framewell/domain/insights/deskCalls'
import type { BulkAction } from '@framewell/remote-kit/lists/bulkAction'

/** Gives builders whose orders and payments allow it their next tier; taken back by the tier and limit each had. */
export const upgradeBuilders: BulkAction<BuilderRow> = {
  label: 'Upgrade',
  title: 'Upgrade the selected builders',
  description: "Each gets its next tier with that tier's limit, and is told of it. Builders that are not eligible are left out.",
  done: 'upgraded',
  fits: ({ upgradeEligible, tier }) => upgradeEligible && upgradedTier(tier) !== undefined,
  run: (api, { id, tier }, reason, how) => api(reviewCreditApplication, { id, action: 'override', tier: upgradedTier(tier), reason }, how),
  undo: (api, { id, tier, creditLimit }, reason, how) =>
    api(reviewCreditApplication, { id, action: 'override', tier, creditLimit, reason }, how),
}
