import { healthWords } from '@framewell/domain/releases/releaseHealth'
import type { ReactNode } from 'react'
import type { RemoteOverview } from './readRemote'

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const timeText = (iso: string | null | undefined) => (iso ? `${time.format(new Date(iso))} UTC` : '')

/** A team's page: the releases of its micro-frontend with their results, the failures and where they were thrown, and who may ship. */
export const MicroFrontend = ({ overview: { remote, releases, failures, keys } }: { overview: RemoteOverview }) => (
  <>
    <p>
      <a href="/cms/micro-frontends">Micro-frontends</a>
    </p>
    <h1>{remote}</h1>
    <Part title="Releases" none="No release yet." rows={releases.length}>
      <Grid
        caption={`The newest releases of ${remote}`}
        columns={['Version', 'Shown to', 'Shipped', 'By', 'Commit', 'On visitors’ pages', 'Notes']}
        rows={releases.map(({ release, health }) => ({
          id: release.id,
          cells: [
            <a key="version" href={`/cms/collections/remote-releases/${release.id}`}>
              {release.version}
            </a>,
            release.status === 'live' ? 'everybody' : release.status === 'candidate' ? `${release.share}% of visitors` : 'nobody',
            timeText(release.createdAt),
            [release.shippedBy, release.author].filter(Boolean).join(', for '),
            release.commit ?? '',
            healthWords(health).join(', '),
            release.notes ?? '',
          ],
        }))}
      />
    </Part>
    <Part title="Failures" none="No page reported a failure." rows={failures.length}>
      <Grid
        caption={`What failed on visitors’ pages, the latest first`}
        columns={['What', 'Times', 'First seen', 'Last seen', 'Version', 'Where', 'Stack of the first']}
        rows={failures.map((failure) => ({
          id: failure.id,
          cells: [
            failure.message,
            String(failure.count),
            timeText(failure.firstSeenAt),
            timeText(failure.lastSeenAt),
            failure.version,
            `${failure.path} (${failure.stage})`,
            failure.stack ? (
              <details key="stack">
                <summary>Show</summary>
                <pre>{failure.stack}</pre>
              </details>
            ) : (
              'None reported'
            ),
          ],
        }))}
      />
    </Part>
    <Part title="Who may ship it" none="Nobody from outside: no key was issued." rows={keys.length}>
      <Grid
        caption={`Keys that ship ${remote}`}
        columns={['Holder', 'Issued by', 'Until', 'Last used']}
        rows={keys.map((key) => ({
          id: key.id,
          cells: [
            <a key="holder" href={`/cms/collections/remote-ship-keys/${key.id}`}>
              {key.holder}
            </a>,
            key.issuedBy,
            key.revokedAt ? `revoked ${timeText(key.revokedAt)}` : timeText(key.expiresAt),
            timeText(key.lastUsedAt) || 'never',
          ],
        }))}
      />
    </Part>
  </>
)

const Part = ({ title, none, rows, children }: { title: string; none: string; rows: number; children: ReactNode }) => (
  <section style={{ marginTop: 'calc(var(--base) * 2)' }}>
    <h2>{title}</h2>
    {rows === 0 ? <p>{none}</p> : children}
  </section>
)

interface Row {
  readonly id: string
  readonly cells: readonly ReactNode[]
}

const Grid = ({ caption, columns, rows }: { caption: string; columns: readonly string[]; rows: readonly Row[] }) => (
  <section className="table" aria-label={caption} style={{ overflowX: 'auto' }}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
