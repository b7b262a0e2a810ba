import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shown when the URL names a plan that is not offered. */
export const PlanNotFound = ({ children }: { children?: ReactNode }) => (
  <Section space="tight">
    <EmptyState
      icon={<SearchX />}
      title="Plan Not Found"
      action={
        <Stack direction="row" gap={3} justify="center">
          <Button href="/home-plans" variant="primary">
            Back to Home Plans
          </Button>
          {children}
        </Stack>
      }
    >
      We don’t offer this plan, or no longer offer it. See the catalog for current plans.
    </EmptyState>
  </Section>
)
