import { reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { upgradedTier } from '@framewell/domain/credit/upgradeEligible'
import type { BuilderRow } from '@framewell/domain/insights/dashboardCalls'
import type { BulkAction } from '@framewell/remote-kit/lists/bulkAction'

/** Moves eligible builders, judged by their orders and payments, to the next tier. Undo restores each builder's tier and limit. */
export const upgradeBuilders: BulkAction<BuilderRow> = {
  label: 'Upgrade',
  title: 'Upgrade the selected builders',
  description: "Each gets its next tier with that tier's limit, and is notified. Builders that are not eligible are left out.",
  done: 'upgraded',
  fits: ({ upgradeEligible, tier }) => upgradeEligible && upgradedTier(tier) !== undefined,
  run: (api, { id, tier, creditLimit }, reason, how) =>
    api(reviewCreditApplication, { id, action: 'override', tier: upgradedTier(tier), reason, seen: { tier, creditLimit } }, how),
  undo: (api, { id, tier, creditLimit }, reason, how) =>
    api(reviewCreditApplication, { id, action: 'override', tier, creditLimit, reason, seen: { tier: upgradedTier(tier) } }, how),
}
