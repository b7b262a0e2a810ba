import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { auditActionWords } from '@framewell/domain/audit/auditWords'
import { listAuditRecords } from '@framewell/domain/audit/calls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { DashboardLink } from '../dashboard/DashboardLink'
import { ReadArea } from '../insights/ReadArea'

const SHOWN = 20

/** A record's latest audit entries, with a link to all of them. */
export const RecordTrail = ({ subjectId }: { subjectId: string }) => {
  const api = useGuardedCall()
  const queryKey = [...DASHBOARD_QUERIES, 'trail', subjectId]
  useLive('audit', queryKey)
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listAuditRecords, { search: subjectId, limit: SHOWN }, { signal }),
    retry: retryUnlessRefused,
  })
  return (
    <Stack gap={3}>
      <Heading level={4} size={5}>
        Audit trail
      </Heading>
      <ReadArea read={read} what="the audit trail">
        {({ data, total }) => (
          <>
            <List>
              {data.map(({ id, at, action, actor, reason }) => (
                <li key={id}>
                  <strong>{auditActionWords(action)}</strong> by {actor}, <ShortTime iso={at} />
                  {reason ? <q>{reason}</q> : null}
                </li>
              ))}
              {data.length === 0 ? <li>Nothing is recorded yet.</li> : null}
            </List>
            <DashboardLink href={`/admin-dashboard?tab=audit&search=${encodeURIComponent(subjectId)}`}>
              {total > SHOWN ? `All ${total} in the audit trail` : 'Open in the audit trail'}
            </DashboardLink>
          </>
        )}
      </ReadArea>
    </Stack>
  )
}

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  font-size: var(--text-compact);
  list-style: none;

  & q {
    display: block;
    color: var(--color-ink-muted);
  }
`
