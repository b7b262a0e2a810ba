import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** Placeholder of an account screen. */
export const AccountSkeleton = () => (
  <Section space="tight">
    <LoadingArea label="Loading this page">
      <Stack gap={4} style={{ maxWidth: '30rem', marginInline: 'auto' }}>
        <Skeleton width="60%" />
        <Skeleton shape="block" height="16rem" />
      </Stack>
    </LoadingArea>
  </Section>
)
