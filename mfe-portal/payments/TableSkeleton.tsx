import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Where a table of rows will be. */
export const TableSkeleton = () => (
  <Stack gap={3}>
    {ROWS.map((row) => (
      <Skeleton key={row} shape="block" height="3rem" />
    ))}
  </Stack>
)
