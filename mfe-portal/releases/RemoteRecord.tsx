import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { healthWords } from '@framewell/domain/releases/releaseHealth'
import type {
  FailureRecord,
  ReleaseRecord,
  RemoteRecord as RemoteRecordAnswer,
  ShipKeyRecord,
} from '@framewell/domain/releases/releaseRecord'
import { NOT_DRAWN } from '@framewell/domain/releases/serverDrawing'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PreviewLink } from './PreviewLink'

const shownTo = ({ status, share }: ReleaseRecord) =>
  status === 'live' ? 'everybody' : status === 'candidate' ? `${share}% of visitors` : 'nobody'

const releaseColumns: readonly TableColumn<ReleaseRecord>[] = [
  { id: 'version', header: 'Release', onPhone: 'title', cell: ({ version }) => version },
  {
    id: 'shown',
    header: 'Shown to',
    cell: (release) => (
      <>
        <Badge tone={release.status === 'live' ? 'ok' : release.status === 'candidate' ? 'warn' : 'neutral'}>{shownTo(release)}</Badge>{' '}
        <Ended {...release} />
      </>
    ),
  },
  { id: 'health', header: 'On visitors’ pages', cell: ({ health }) => healthWords(health).join(', ') },
  { id: 'preview', header: 'Preview', cell: (release) => <PreviewLink {...release} /> },
  {
    id: 'shipped',
    header: 'Shipped',
    cell: ({ createdAt, shippedBy, author }) => (
      <>
        <ShortTime iso={createdAt} /> by {[shippedBy, author].filter(Boolean).join(', for ')}
      </>
    ),
  },
  {
    id: 'more',
    header: 'Commit, notes and trial',
    cell: ({ commit, notes, browserTrial }) => (
      <Disclosure summary="Show notes">
        <Text>{[commit, notes].filter(Boolean).join(': ')}</Text>
        <Text>{browserTrial || 'Its trial was not recorded.'}</Text>
      </Disclosure>
    ),
  },
]

const Ended = ({ status, ended }: ReleaseRecord) => {
  if (!ended) return status === 'registered' ? 'Never shown' : ''
  return (
    <>
      {ended.reason} ({ended.by}, <ShortTime iso={ended.at} />)
    </>
  )
}

const failureColumns: readonly TableColumn<FailureRecord>[] = [
  { id: 'message', header: 'Failure', onPhone: 'title', cell: ({ message }) => message },
  { id: 'count', header: 'Times', align: 'end', cell: ({ count }) => count.toLocaleString('en-US') },
  { id: 'place', header: 'Where', cell: ({ path, stage }) => `${path} (${stage})` },
  { id: 'version', header: 'Release', cell: ({ version }) => version },
  { id: 'first', header: 'First seen', cell: ({ firstSeenAt }) => (firstSeenAt ? <ShortTime iso={firstSeenAt} /> : '') },
  { id: 'last', header: 'Last seen', cell: ({ lastSeenAt }) => <ShortTime iso={lastSeenAt} /> },
  {
    id: 'stack',
    header: 'First stack',
    cell: ({ stack }) =>
      stack ? (
        <Disclosure summary="Show stack">
          <Stacktrace>{stack}</Stacktrace>
        </Disclosure>
      ) : (
        'None reported'
      ),
  },
]

const keyColumns: readonly TableColumn<ShipKeyRecord>[] = [
  { id: 'holder', header: 'Holder', onPhone: 'title', cell: ({ holder }) => holder },
  { id: 'issued', header: 'Issued by', cell: ({ issuedBy }) => issuedBy },
  {
    id: 'until',
    header: 'Until',
    cell: ({ revokedAt, expiresAt }) =>
      revokedAt ? (
        <>
          Revoked <ShortTime iso={revokedAt} />
        </>
      ) : (
        <ShortTime iso={expiresAt} />
      ),
  },
  { id: 'used', header: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <ShortTime iso={lastUsedAt} /> : 'Never') },
]

/** What a team needs to know about its micro-frontend. */
export const RemoteRecord = ({
  remote,
  record: { releases, failures, keys, team, drawn },
}: {
  remote: string
  record: RemoteRecordAnswer
}) => (
  <Stack gap={8}>
    {!drawn && <Text tone="muted">{NOT_DRAWN}</Text>}
    <Part title="Releases" none={releases.length === 0 && 'No release yet.'}>
      <Table caption={`The newest releases of ${remote}`} columns={releaseColumns} rows={releases} rowKey={({ id }) => id} />
    </Part>
    <Part title="Failures" none={failures.length === 0 && 'No page reported a failure, and no service failed.'}>
      <Table
        caption="Failures on visitors’ pages and of its own service, latest first"
        columns={failureColumns}
        rows={failures}
        rowKey={({ id }) => id}
      />
    </Part>
    <Part title="Team" none={!team && 'No team yet: an operator names its company.'}>
      <Text>{team?.company}</Text>
      {team?.people.map(({ name, email }) => (
        <Text key={email} tone="muted">
          {name}, {email}
        </Text>
      ))}
    </Part>
    <Part title="Ship keys" none={keys.length === 0 && 'No ship key was issued.'}>
      <Table caption={`Keys that ship ${remote}`} columns={keyColumns} rows={keys} rowKey={({ id }) => id} />
    </Part>
  </Stack>
)

const Part = ({ title, none, children }: { title: string; none: string | false; children: ReactNode }) => (
  <Stack gap={3}>
    <Heading level={2}>{title}</Heading>
    {none ? <Text tone="muted">{none}</Text> : children}
  </Stack>
)

const Stacktrace = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-size: var(--text-small);
`
