import { Column, Grid } from '@framewell/design-system/elements/layout/Grid'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** Placeholder while a decision's terms load. */
export const TermsSkeleton = () => (
  <LoadingArea label="Loading your credit terms">
    <Stack gap={8}>
      <Stack gap={2}>
        <Skeleton width="8rem" />
        <Skeleton shape="block" width="18rem" />
        <Skeleton width="32rem" />
      </Stack>
      <Grid>
        <Column span={5}>
          <Skeleton shape="block" height="20rem" />
        </Column>
        <Column span={7}>
          <Skeleton shape="block" height="20rem" />
        </Column>
      </Grid>
    </Stack>
  </LoadingArea>
)
