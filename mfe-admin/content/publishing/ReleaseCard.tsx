import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Link } from '@framewell/design-system/elements/link/Link'
import {
  type ContentRelease,
  type ContentReleaseState,
  changeContentRelease,
  giveUpContentRelease,
  isPendingRelease,
  publishContentRelease,
} from '@framewell/domain/content/contentReleases'
import { publishesLater } from '@framewell/domain/content/schedules'
import { undoContentAct } from '@framewell/domain/content/undo'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { StateBadge } from '@framewell/remote-kit/words/StateBadge'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { schedulesQuery } from '../contentQueries'
import { useContentPlace } from '../useContentPlace'
import { momentOf } from './moments'
import { Refusal } from './Refusal'
import { ReleaseSchedule } from './ReleaseSchedule'
import { useRefetchReleases } from './useRefetchReleases'

const STATES: Record<ContentReleaseState, { readonly label: string; readonly tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  failed: { label: 'Failed', tone: 'bad' },
  published: { label: 'Published', tone: 'ok' },
  undone: { label: 'Undone', tone: 'neutral' },
}

/** A release: its pages with their blockers, and the actions for all of them together. */
export const ReleaseCard = ({ release }: { release: ContentRelease }) => {
  const { id, name, state, at, by, publishedAt, documents, version, undo } = release
  const shell = useShell()
  const onSettled = useRefetchReleases()
  const change = useSend(changeContentRelease, { onSettled })
  const publish = useSend(publishContentRelease, {
    words: { kept: 'Nothing was published' },
    onSent: () => shell.toast({ title: `“${name}” is live`, tone: 'success' }),
    onSettled,
  })
  const giveUp = useSend(giveUpContentRelease, { onSettled })
  const takeBack = useSend(undoContentAct, {
    onSent: () => shell.toast({ title: `“${name}” was undone`, description: 'Every page is as it was before.', tone: 'success' }),
    onSettled,
  })
  const ahead = isPendingRelease(state)
  const failing = documents.filter(({ obstacles }) => obstacles.length > 0).length
  const failure = publish.failure ?? change.failure ?? giveUp.failure ?? takeBack.failure
  return (
    <Release aria-label={`Release ${name}`}>
      <Head>
        <strong>{name}</strong> <StateBadge states={STATES} state={state} />
        <span>
          {state === 'scheduled' && at ? `Goes live ${momentOf(at)}${by ? `, scheduled by ${by}` : ''}` : ''}
          {state === 'failed' && at ? `Was to go live ${momentOf(at)}` : ''}
          {publishedAt && !ahead ? `Went live ${momentOf(publishedAt)}` : ''}
        </span>
      </Head>
      {documents.length === 0 ? <p>No pages yet. Select pages in the list, press “Act on…”, then “Add to a release”.</p> : null}
      <Pages>
        {documents.map((document) => (
          <ReleasePage
            key={document.id}
            document={document}
            ahead={ahead}
            onRemove={() =>
              void change.send({
                id,
                expectedVersion: version,
                documents: documents
                  .filter((other) => other.id !== document.id)
                  .map(({ collection, id: page }) => ({ collection, id: page })),
              })
            }
          />
        ))}
      </Pages>
      {failure ? <Refusal failure={failure} /> : null}
      <Acts>
        {ahead && documents.length > 0 ? (
          <>
            <ReleaseSchedule release={release} />
            <Button
              size="small"
              variant="primary"
              pending={publish.busy}
              pendingText="Publishing..."
              disabled={failing > 0}
              onClick={() => void publish.send({ id, expectedVersion: version })}
            >
              {documents.length === 1 ? 'Publish it' : `Publish all ${documents.length}`}
            </Button>
          </>
        ) : null}
        {ahead ? (
          <Button size="small" variant="plain" pending={giveUp.busy} pendingText="Discarding..." onClick={() => void giveUp.send({ id })}>
            Discard release
          </Button>
        ) : null}
        {undo ? (
          <Button size="small" pending={takeBack.busy} pendingText="Undoing..." onClick={() => void takeBack.send({ id: undo })}>
            Undo
          </Button>
        ) : null}
      </Acts>
    </Release>
  )
}

interface ReleasePageProps {
  document: ContentRelease['documents'][number]
  ahead: boolean
  onRemove: () => void
}

const ReleasePage = ({ document: { id, title, path, obstacles }, ahead, onRemove }: ReleasePageProps) => {
  const { pathOf } = useContentPlace()
  const { data: schedules = [] } = useQuery(schedulesQuery(useGuardedCall()))
  const plans = ahead ? schedules.filter((schedule) => schedule.id === id && publishesLater(schedule)) : []
  return (
    <li>
      <span>
        <Link href={pathOf({ page: id })}>{title}</Link> {path}
      </span>
      {ahead ? (
        <Button size="small" variant="plain" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      ) : null}
      {plans.map(({ jobId, at, by }) => (
        <Obstacle key={jobId}>
          <Badge tone="info">Scheduled separately</Badge> {momentOf(at)}
          {by ? `, scheduled by ${by}` : ''}. Publishing the release yourself cancels that.
        </Obstacle>
      ))}
      {obstacles.map(({ path: at, place, message }) => (
        <Obstacle key={at + message}>
          <Badge tone="bad">Would fail</Badge> {place}: {message}
        </Obstacle>
      ))}
    </li>
  )
}

const Release = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-top: 1px solid var(--color-line);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
`

const Pages = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: center;
    justify-content: space-between;
  }
`

const Obstacle = styled.span`
  flex-basis: 100%;
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
