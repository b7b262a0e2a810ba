import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { contentActionLabel } from '@framewell/domain/content/consequenceWords'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { restoreContentVersion } from '@framewell/domain/content/versions'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { previewAddress } from '../preview/previewWidths'
import { ConsequencesList } from '../publishing/ConsequencesList'
import { Refusal } from '../publishing/Refusal'
import { ChangesList } from '../review/ChangesList'
import { savedTime } from '../savedTime'
import { versionQuery } from './versionQueries'

interface VersionDetailsProps {
  page: ContentPage
  version: string
  onBack: () => void
  onRestored: (page: ContentPage, undo: string) => void
}

/** One version: what restoring it changes in the form and, once published, beyond the page; with one confirmation. */
export const VersionDetails = ({ page, version, onBack, onRestored }: VersionDetailsProps) => {
  const [withAddress, setWithAddress] = useState(false)
  const read = useQuery({ ...versionQuery(useGuardedCall(), page.id, version, withAddress), placeholderData: keepPreviousData })
  const restore = useSend(restoreContentVersion, {
    words: { kept: 'Nothing was changed' },
    onSent: ({ page: restored, undo }) => onRestored(restored, undo),
    onFailed: () => void read.refetch(),
  })
  const { data } = read
  return (
    <Stack gap={5}>
      <Acts>
        <Button size="small" variant="plain" icon={<ArrowLeft />} onClick={onBack}>
          All versions
        </Button>
        <a href={`${previewAddress(page)}&version=${version}`} target="_blank" rel="noreferrer">
          Look at the page as it was
        </a>
      </Acts>
      {restore.failure ? <Refusal failure={restore.failure} /> : null}
      {data ? (
        <>
          <Text size="small">
            Saved by {data.version.by} {savedTime(data.version.at, new Date())}. Restored, it becomes the draft; visitors go on seeing what
            they see. {data.replacesDraft ? 'It replaces changes that aren’t published yet. ' : ''}You can undo this.
          </Text>
          <Part aria-labelledby="restored-words">
            <Heading id="restored-words" level={3} size={5}>
              In the form
            </Heading>
            <ChangesList isLive fields={data.fields} sections={data.sections} same="Nothing: the form already matches it." />
          </Part>
          <Part aria-labelledby="restored-effects">
            <Heading id="restored-effects" level={3} size={5}>
              Once you publish it
            </Heading>
            {data.otherAddress === null ? null : (
              <Checkbox
                label={`Its address at the time too: /${data.otherAddress}`}
                checked={withAddress}
                onChange={(event) => setWithAddress(event.currentTarget.checked)}
              />
            )}
            {data.effects.obstacles.length > 0 ? (
              <Alert
                tone={data.blocked ? 'bad' : 'warn'}
                title={data.blocked ? 'It can’t be restored as it is' : 'It can’t be published yet'}
              >
                <ul>
                  {data.effects.obstacles.map(({ path, place, message }) => (
                    <li key={path + message}>
                      {place}: {message}
                    </li>
                  ))}
                </ul>
              </Alert>
            ) : (
              <ConsequencesList shown={data.effects} />
            )}
          </Part>
          <Acts>
            <Button
              variant="primary"
              pending={restore.busy}
              pendingText="Restoring..."
              disabled={data.blocked || read.isFetching}
              onClick={() => void restore.send({ id: page.id, version, withAddress, stamp: data.effects.stamp })}
            >
              {contentActionLabel('restore').confirm}
            </Button>
          </Acts>
        </>
      ) : read.isError ? (
        <ErrorState title="The version could not be loaded" retrying={read.isFetching} onRetry={() => read.refetch()}>
          {problemSentence(read.error, 'The connection failed.')}
        </ErrorState>
      ) : (
        <LoadingArea label="Checking every link...">
          <Skeleton shape="block" height="12rem" />
        </LoadingArea>
      )}
    </Stack>
  )
}

const Part = styled.section`
  display: grid;
  gap: var(--space-3);
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;
  font-size: var(--text-small);
`
