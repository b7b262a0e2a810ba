import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { approveRevision, type Review, uploadSealedSet } from '@framewell/domain/orders/engineering/reviewCalls'
import { AddFile } from '@framewell/remote-kit/files/AddFile'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from '../orderQueries'

/**
 * The engineer adds the sealed set and approves the shown model under the name of their account. The page follows changes as they happen: a
 * set that was added for the model before them approves nothing.
 */
export const ApproveRevision = ({ review: { number: orderId, revision, modelHash } }: { review: Review }) => {
  const queries = useQueryClient()
  const [sealed, setSealed] = useState<{ readonly id: string; readonly name: string; readonly modelHash: string } | null>(null)
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<string>()
  const sending = useSend(approveRevision, {
    words: { makes: 'approval' },
    form: { shows: (path) => path === 'name', mark: (path, message) => (path === 'name' ? setRefused(message) : undefined) },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  const notYet =
    sealed === null
      ? 'Add the sealed set first.'
      : sealed.modelHash !== modelHash
        ? 'The model changed after you added the sealed set. Review it again and add its set.'
        : name.trim().length < 2
          ? 'Type your name to approve.'
          : null
  return (
    <Stack as="section" gap={5} aria-label="Approve">
      <Heading level={2} size={4}>
        Approve revision {revision}
      </Heading>
      <Text size="small" tone="muted">
        Your approval is of this model alone (hash {modelHash.slice(0, 16)}…): the frame, the site and its loads. Any later change of them
        voids it.
      </Text>
      <Stack gap={2}>
        <AddFile
          accept=".pdf"
          attach={async (call, file, how) => {
            const { file: stored } = await call(uploadSealedSet, { orderId, name: file.name }, how)
            setSealed({ ...stored, modelHash })
          }}
          onSettled={() => undefined}
        >
          {sealed ? 'Replace the sealed set' : 'Add the sealed set (PDF)'}
        </AddFile>
        {sealed ? (
          <Text size="small">
            Sealed set: {sealed.name}
            {sealed.modelHash === modelHash ? '' : '. The model changed after you added it.'}
          </Text>
        ) : null}
      </Stack>
      <form
        noValidate
        aria-label="Approval"
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(undefined)
          if (sealed) void sending.send({ orderId, name, modelHash, sealedSet: sealed.id })
        }}
      >
        <Stack gap={4}>
          <TextField
            label="Your name, as your signature"
            autoComplete="name"
            autoCapitalize="words"
            value={name}
            error={refused}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {refused ? null : <SendAlert title="Not approved" failure={sending.failure} />}
          <div>
            <Button type="submit" variant="primary" pending={sending.busy} pendingText="Approving..." disabledReason={notYet}>
              Approve
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
