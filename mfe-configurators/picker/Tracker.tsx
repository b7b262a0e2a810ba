import { later } from '@framewell/remote-kit/shell/later'
import { WizardSkeleton } from '../wizard/WizardSkeleton'

/** The production tracker; its code comes with a private link, and with the fields of whoever starts a production. */
export const Tracker = later(
  async () => (await import('./ProductionTracker')).ProductionTracker,
  <WizardSkeleton label="Loading the production" />,
)
