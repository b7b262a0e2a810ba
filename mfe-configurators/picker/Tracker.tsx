import { later } from '@framewell/remote-kit/shell/later'
import { WizardSkeleton } from '../wizard/WizardSkeleton'

/** The production tracker; its code loads with a private link, and with the contact form. */
export const Tracker = later(
  async () => (await import('./ProductionTracker')).ProductionTracker,
  <WizardSkeleton label="Loading the production" />,
)
