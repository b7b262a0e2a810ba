import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { createContentRelease } from '@framewell/domain/content/contentReleases'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { OverviewPart } from '../OverviewPart'
import { releasesQuery } from './publishingQueries'
import { ReleaseCard } from './ReleaseCard'
import { useRefetchReleases } from './useRefetchReleases'

/** Releases of several pages: create, inspect, preview, check, schedule, publish, undo. */
export const ReleasesPart = () => {
  const releases = useQuery(releasesQuery(useGuardedCall()))
  const [name, setName] = useState('')
  const create = useSend(createContentRelease, {
    words: { makes: 'release' },
    onSent: () => setName(''),
    onSettled: useRefetchReleases(),
  })
  return (
    <OverviewPart
      title="Releases"
      nothing="No release is open. Create one, then select pages in the list and add them to it."
      query={releases}
      keyOf={({ id }) => id}
      before={
        <NewRelease
          onSubmit={(event) => {
            event.preventDefault()
            void create.send(name.trim() === '' ? null : { name: name.trim() })
          }}
        >
          <TextField
            size="small"
            label="New release"
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button size="small" type="submit" pending={create.busy} pendingText="Creating...">
            Create
          </Button>
          {create.failure && create.failure.kind !== 'totalChanged' ? <Alert tone="bad" title={create.failure.sentence} /> : null}
        </NewRelease>
      }
    >
      {(release) => <ReleaseCard release={release} />}
    </OverviewPart>
  )
}

const NewRelease = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: end;

  & > :first-child {
    flex: 1 1 10rem;
  }
`
