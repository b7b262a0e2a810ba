import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { changeClaim, type Fact, removeClaim } from '@framewell/domain/content/factCalls'
import { CLAIM_NAME } from '@framewell/domain/content/facts'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { Refusal } from '../publishing/Refusal'
import { ClaimPlaces } from './ClaimPlaces'
import { claimPlacesQuery, FACTS_QUERY } from './factQueries'

/** Changes a company claim: its text, every place that uses it, and one confirmation. */
export const ClaimDialog = ({ claim }: { claim: Fact | null }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      size="wide"
      title={claim ? `Change “${claim.label}”` : 'Add a claim'}
      description="Every text that uses it changes at once, on the site too."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant={claim ? 'plain' : 'quiet'}>
          {claim ? (
            <>
              Change<span className="visually-hidden"> {claim.label}</span>
            </>
          ) : (
            'Add a claim'
          )}
        </Button>
      }
    >
      {open ? <ClaimForm claim={claim} onDone={() => setOpen(false)} /> : null}
    </Dialog>
  )
}

const ClaimForm = ({ claim, onDone }: { claim: Fact | null; onDone: () => void }) => {
  const cache = useQueryClient()
  const shell = useShell()
  const [name, setName] = useState(claim?.key.replace(/^claim\./, '') ?? '')
  const [label, setLabel] = useState(claim?.label ?? '')
  const [value, setValue] = useState(claim?.value ?? '')
  const [tried, setTried] = useState(false)
  const asked = useDeferredValue(value.trim())
  const places = useQuery(claimPlacesQuery(useGuardedCall(), name, asked))
  const change = useSend(changeClaim, {
    words: { kept: 'Nothing was changed' },
    onSent: ({ facts }) => {
      cache.setQueryData(FACTS_QUERY, facts)
      shell.toast({ title: claim ? 'Claim changed everywhere' : 'Claim added' })
      onDone()
    },
    onFailed: () => void places.refetch(),
  })
  const remove = useSend(removeClaim, {
    words: { kept: 'Nothing was removed' },
    onSent: ({ facts }) => {
      cache.setQueryData(FACTS_QUERY, facts)
      shell.toast({ title: 'Claim removed' })
      onDone()
    },
    onFailed: () => void places.refetch(),
  })
  const count = places.data?.places.length ?? 0
  const looked = places.data && !places.isFetching && asked === value.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!looked || !CLAIM_NAME.test(name) || !label.trim() || !asked) return
    void change.send({ name, label, value: asked, stamp: places.data.stamp })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        {change.failure ? <Refusal failure={change.failure} /> : null}
        {remove.failure ? <Refusal failure={remove.failure} /> : null}
        {claim ? null : (
          <TextField
            label="Short name"
            hint="How texts name it: {{claim.wind}} shows the claim named wind."
            maxLength={40}
            spellCheck={false}
            autoCapitalize="none"
            value={name}
            error={tried && !CLAIM_NAME.test(name) ? 'Use lower-case letters, digits and single dashes' : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <TextField
          label="Label"
          maxLength={80}
          value={label}
          error={tried && !label.trim() ? 'Enter a label' : undefined}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextField
          label="What texts say"
          maxLength={80}
          value={value}
          error={tried && !asked ? 'Enter the text' : undefined}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        {claim ? <ClaimPlaces query={places} /> : null}
        <Button type="submit" variant="primary" pending={change.busy} pendingText="Working..." aria-disabled={!looked || undefined}>
          {claim ? (looked ? `Change it in ${count} place${count === 1 ? '' : 's'}` : 'Change it') : 'Add the claim'}
        </Button>
        {claim && looked && count === 0 ? (
          <Button variant="quiet" pending={remove.busy} pendingText="Working..." onClick={() => void remove.send({ name })}>
            Remove the claim
          </Button>
        ) : null}
      </Stack>
    </form>
  )
}
