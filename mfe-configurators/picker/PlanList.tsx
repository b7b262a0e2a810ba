import { later } from '@framewell/remote-kit/shell/later'
import { WizardSkeleton } from '../wizard/WizardSkeleton'

/** The plans to choose from; a visitor who opens one plan does not load it. */
export const PlanList = later(async () => (await import('./PickerPlans')).PickerPlans, <WizardSkeleton label="Loading the plans" />)
