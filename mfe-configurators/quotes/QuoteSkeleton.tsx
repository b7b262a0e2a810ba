import { Column, Grid } from '@framewell/design-system/elements/layout/Grid'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** Placeholder while a quote loads. */
export const QuoteSkeleton = () => (
  <LoadingArea label="Loading the quote">
    <Stack gap={8}>
      <Stack gap={2}>
        <Skeleton width="6rem" />
        <Skeleton shape="block" width="16rem" />
        <Skeleton width="22rem" />
      </Stack>
      <Grid>
        <Column span={7}>
          <Skeleton shape="block" height="28rem" />
        </Column>
        <Column span={5}>
          <Skeleton shape="block" height="28rem" />
        </Column>
      </Grid>
    </Stack>
  </LoadingArea>
)
