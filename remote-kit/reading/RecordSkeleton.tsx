import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'

/** A record's skeleton: its name, a line, and its parts. @param parts their heights */
export const RecordSkeleton = ({ parts = ['14rem'] }: { parts?: readonly string[] }) => (
  <>
    <Skeleton width="14rem" height="1.5rem" />
    <Skeleton width="20rem" />
    {parts.map((height) => (
      <Skeleton key={height} shape="block" height={height} style={{ marginTop: 'var(--space-6)' }} />
    ))}
  </>
)
