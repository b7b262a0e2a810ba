import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import type { ScheduledRelease } from '@framewell/domain/payments/escrowCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { CalendarClock } from 'lucide-react'
import { milestonesPath } from './paymentPaths'
import { PAYMENT_QUERIES } from './paymentQueries'

/** Upcoming retainage releases, soonest first, and what a dispute holds. */
export const ReleaseCalendar = ({ releases }: { releases: readonly ScheduledRelease[] }) => (
  <Stack as="section" gap={4} aria-label="Release calendar">
    <Heading level={2} size={4}>
      Release calendar
    </Heading>
    <Table
      caption="Retainage by the day it is released"
      rows={releases}
      rowKey={({ projectId }) => projectId}
      notice={
        <EmptyState icon={<CalendarClock />} title="No release is scheduled">
          Retainage gets its day with delivery, and is released when the acceptance window has passed.
        </EmptyState>
      }
      columns={[
        { id: 'day', header: 'Accepted until', onPhone: 'title', cell: ({ releasesOn }) => deadlineDate(releasesOn) },
        {
          id: 'project',
          header: 'Project',
          cell: ({ projectId, title }) => (
            <>
              <Link variant="standalone" href={milestonesPath(projectId)}>
                {projectId}
              </Link>
              <small>{title}</small>
            </>
          ),
        },
        {
          id: 'state',
          header: 'State',
          cell: ({ held }) =>
            held ? <Badge tone="warn">On hold for the dispute</Badge> : <Badge>Releases automatically after this date</Badge>,
        },
        {
          id: 'amount',
          header: 'Retainage',
          align: 'end',
          cell: ({ projectId, amount }) => (
            <EntriesButton projectId={projectId} account="retainage" queries={PAYMENT_QUERIES}>
              {dollarsWithCents(amount)}
            </EntriesButton>
          ),
        },
      ]}
    />
  </Stack>
)
