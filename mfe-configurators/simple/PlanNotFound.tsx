import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { MapPinOff } from 'lucide-react'

/** An address whose plan is not on offer. */
export const PlanNotFound = () => (
  <Section space="tight">
    <EmptyState
      icon={<MapPinOff />}
      title="Plan Not Found"
      action={
        <Button variant="primary" href="/home-plans">
          Back to Home Plans
        </Button>
      }
    >
      We do not offer a plan by this name. Choose one of the catalog.
    </EmptyState>
  </Section>
)
