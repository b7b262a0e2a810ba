import { later } from '@framewell/remote-kit/shell/later'
import { ContactStep } from '../quotes/ContactStep'
import { QuoteSkeleton } from '../quotes/QuoteSkeleton'
import type { OrderKitProps } from './OrderKit'
import type { SummaryStepProps } from './SummaryStep'

/** The button that orders; its code loads with the last step's. */
export const OrderKit = later<OrderKitProps>(async () => (await import('./OrderKit')).OrderKit, null)

/** The last step; its code loads after the first, together with the contact fields. */
export const SummaryStep = later<SummaryStepProps>(
  async () => {
    const [{ SummaryStep: Step }] = await Promise.all([import('./SummaryStep'), ContactStep.ready(), OrderKit.ready()])
    return Step
  },
  <QuoteSkeleton />,
)
