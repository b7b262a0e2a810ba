import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { isPendingRelease } from '@framewell/domain/content/contentReleases'
import { isoOf, skippedTime } from '@framewell/domain/content/localTime'
import { type BulkOutcome, runInBulk } from '@framewell/remote-kit/lists/bulkAction'
import { useAttempt } from '@framewell/remote-kit/sending/useAttempt'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDocumentForms } from '../useDocumentForms'
import { addToRelease, NEW_RELEASE } from './addToRelease'
import { BulkConsequences } from './BulkConsequences'
import { BulkOutcomes } from './BulkOutcomes'
import { actOnPage, BULK_ACTS, BULK_WORDS, type BulkAct, refusalWords } from './bulkActs'
import { ownTimeZone } from './moments'
import { releasesQuery } from './publishingQueries'
import { useRefetchReleases } from './useRefetchReleases'

/** Applies one action to all selected pages and then reports the result for each. */
export const BulkPages = ({ pages, onDone }: { pages: readonly ContentPage[]; onDone: () => void }) => {
  const call = useGuardedCall()
  const attempt = useAttempt()
  const forms = useDocumentForms()
  const renew = useRefetchReleases()
  const { data: releases = [] } = useQuery(releasesQuery(call))
  const ahead = releases.filter(({ state }) => isPendingRelease(state))
  const [act, setAct] = useState<BulkAct>('publish')
  const [time, setTime] = useState('')
  // The first upcoming release is preselected.
  const [picked, setRelease] = useState<string>()
  const release = picked ?? ahead[0]?.id ?? NEW_RELEASE
  const [tried, setTried] = useState(false)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<BulkOutcome<ContentPage>>()
  const ready =
    act === 'schedule'
      ? time !== '' && skippedTime(time) === undefined
      : act === 'release'
        ? release !== NEW_RELEASE || name.trim() !== ''
        : true
  const run = async () => {
    setTried(true)
    if (busy || !ready) return
    setBusy(true)
    const chosen = ahead.find(({ id }) => id === release)
    setOutcome(
      act === 'release'
        ? await addToRelease(call, pages, chosen ?? name.trim(), attempt, forms)
        : await runInBulk(
            pages,
            (page, how) => actOnPage(call, act, page, isoOf(time), how),
            (error, page) => refusalWords(error, page, forms),
          ),
    )
    setBusy(false)
    renew()
  }
  const label = `${BULK_WORDS[act].label} (${pages.length})`
  // Deleted pages no longer appear in any list.
  const count = outcome ? outcome.done.length + outcome.refused.length : pages.length
  return (
    <Dialog
      title={count === 1 ? 'One page selected' : `${count} pages selected`}
      trigger={
        <Button size="small" variant="primary" disabled={pages.length === 0}>
          Act on {pages.length}
        </Button>
      }
      onOpenChange={(open) => {
        if (!open && outcome) onDone()
        setOutcome(undefined)
        setTried(false)
      }}
      footer={
        outcome ? undefined : (
          <Button
            variant={act === 'delete' ? 'danger' : 'primary'}
            pending={busy}
            pendingText="Working..."
            aria-disabled={!ready || undefined}
            onClick={() => void run()}
          >
            {label}
          </Button>
        )
      }
    >
      {outcome ? (
        <BulkOutcomes outcome={outcome} done={BULK_WORDS[act].done} />
      ) : (
        <Stack gap={4}>
          <SelectField
            label="What to do"
            options={optionsOf(BULK_ACTS, (value) => BULK_WORDS[value].label)}
            value={act}
            onChange={(event) => {
              setAct(BULK_ACTS.find((known) => known === event.currentTarget.value) ?? 'publish')
              setTried(false)
            }}
          />
          <Text size="small">{BULK_WORDS[act].hint}</Text>
          {act === 'schedule' ? (
            <TextField
              label={`When (${ownTimeZone()})`}
              type="datetime-local"
              value={time}
              error={skippedTime(time) ?? (tried && !ready ? 'Choose a date and time' : undefined)}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          ) : null}
          {act === 'release' ? (
            <>
              <SelectField
                label="Release"
                options={[{ value: NEW_RELEASE, label: 'New release' }, ...ahead.map(({ id, name: label }) => ({ value: id, label }))]}
                value={release}
                onChange={(event) => setRelease(event.currentTarget.value)}
              />
              {release === NEW_RELEASE ? (
                <TextField
                  label="Release name"
                  value={name}
                  maxLength={100}
                  error={tried && !ready ? 'Give the release a name' : undefined}
                  onChange={(event) => setName(event.currentTarget.value)}
                />
              ) : null}
            </>
          ) : null}
          <BulkConsequences pages={pages} act={act} />
        </Stack>
      )}
    </Dialog>
  )
}
