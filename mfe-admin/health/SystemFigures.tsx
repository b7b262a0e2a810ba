import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { HealthFigures } from '@framewell/domain/health/figures'
import { figure } from '@framewell/domain/numbers/figure'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fileSize } from '../quotes/fileSize'

const when = (iso: string | null, never: string): ReactNode => (iso === null ? never : <ShortTime iso={iso} />)
const number = (value: number) => figure(value)

/** Whether the replica serves reads, and its lag. */
const replicaText = ({ used, lagSeconds, reads }: NonNullable<HealthFigures['database']['replica']>) =>
  used ? `${figure(lagSeconds ?? 0, 1)} s behind at most, ${number(reads)} reads` : 'Not used now'

/** All figures in groups; those out of limits come first, with what to do. */
export const SystemFigures = ({
  figures: { database, disks, mail, jobs, hosts, releases, lastBackup, measuredAt },
}: {
  figures: HealthFigures
}) => {
  const { pool, replica } = database
  const groups = [
    {
      title: 'Database',
      items: [
        { term: 'Shortest query', detail: `${figure(database.latencyMs, 1)} ms` },
        { term: 'Connections', detail: `${number(pool.open)} of ${number(pool.most)}, ${number(pool.idle)} idle` },
        { term: 'Waiting for one', detail: number(pool.waiting) },
        ...(replica ? [{ term: 'Read replica', detail: replicaText(replica) }] : []),
        { term: 'Last backup', detail: when(lastBackup, 'Never') },
      ],
    },
    {
      title: 'Disk space',
      items: disks.map(({ name, freeBytes, totalBytes }) => ({
        term: name,
        detail: `${fileSize(freeBytes)} free of ${fileSize(totalBytes)}`,
      })),
    },
    {
      title: 'Mail',
      items: [
        { term: 'Mail server', detail: mail.server ? 'Set' : 'None' },
        { term: 'Waiting', detail: number(mail.waiting) },
        { term: 'Oldest waiting since', detail: when(mail.oldestWaiting, 'None waiting') },
        { term: 'Failed', detail: number(mail.failed) },
      ],
    },
    {
      title: 'Background work',
      items: [
        { term: 'Due', detail: number(jobs.due) },
        { term: 'Oldest due since', detail: when(jobs.oldestDue, 'Nothing is due') },
        { term: 'Failed in the last day', detail: number(jobs.failed) },
        { term: 'Overdue publications', detail: number(jobs.latePublications) },
      ],
    },
    {
      title: 'Site',
      items: [
        { term: 'Site processes listening', detail: number(hosts) },
        ...releases.map(({ remote, version, stored }) => ({
          term: remote,
          detail: version === null ? 'No live release' : `${version}${stored ? '' : ', files missing'}`,
        })),
      ],
    },
  ]
  return (
    <section aria-labelledby="system-figures">
      <Heading id="system-figures" level={2} size={5}>
        Figures
      </Heading>
      <Measured>
        Measured <ShortTime iso={measuredAt} /> by the process that answered. Refresh measures again.
      </Measured>
      <Groups>
        {groups.map(({ title, items }) => (
          <Card key={title}>
            <Heading level={3} size={5}>
              {title}
            </Heading>
            <DescriptionList items={items} variant="facts" />
          </Card>
        ))}
      </Groups>
    </section>
  )
}

const Measured = styled.p`
  margin-top: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`

const Groups = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  margin-top: var(--space-4);
`
