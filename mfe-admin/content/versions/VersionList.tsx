import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { ContentVersion } from '@framewell/domain/content/versions'
import { changedWords, VERSION_STATES } from '@framewell/domain/content/versionWords'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useInfiniteQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { savedTime } from '../savedTime'
import { versionsQuery } from './versionQueries'

const TONES: Record<ContentVersion['state'], BadgeTone> = { live: 'ok', published: 'neutral', draft: 'info' }

/** The versions: who saved each, when, and its changes from the previous one. */
export const VersionList = ({ id, onLook }: { id: string; onLook: (version: string) => void }) => {
  const read = useInfiniteQuery(versionsQuery(useGuardedCall(), id, true))
  if (!read.data) {
    return read.isError ? (
      <ErrorState title="The versions could not be loaded" retrying={read.isFetching} onRetry={() => read.refetch()}>
        {problemSentence(read.error, 'The connection failed.')}
      </ErrorState>
    ) : (
      <LoadingArea label="Reading the versions...">
        <Skeleton shape="block" height="12rem" />
      </LoadingArea>
    )
  }
  return (
    <Stack gap={4}>
      <Versions>
        {read.data.pages
          .flatMap(({ versions }) => versions)
          .map(({ id: version, at, by, state, newest, changed }) => (
            <li key={version}>
              <div>
                <p>
                  <strong>{by}</strong> {savedTime(at, new Date())} <Badge tone={TONES[state]}>{VERSION_STATES[state]}</Badge>{' '}
                  {newest ? <Badge tone="neutral">In the form</Badge> : null}
                </p>
                <p>{changedWords(changed)}</p>
              </div>
              {newest ? null : (
                <Button
                  size="small"
                  aria-label={`Look at the version of ${by}, ${savedTime(at, new Date())}`}
                  onClick={() => onLook(version)}
                >
                  Look
                </Button>
              )}
            </li>
          ))}
      </Versions>
      {read.hasNextPage ? (
        <Button size="small" pending={read.isFetchingNextPage} pendingText="Reading..." onClick={() => void read.fetchNextPage()}>
          Show older versions
        </Button>
      ) : null}
    </Stack>
  )
}

const Versions = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: flex;
    gap: var(--space-4);
    align-items: start;
    justify-content: space-between;
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-line);
    font-size: var(--text-small);
  }
  & > li > button {
    flex: none;
  }
  & > li:first-child {
    border-top: 0;
  }
  & p + p {
    color: var(--color-ink-muted);
  }
`
