import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { Order } from '@framewell/domain/orders/order'
import { ORDER_STAGE_LABELS, type OrderStage } from '@framewell/domain/orders/stages'
import { shrinkPhoto } from '@framewell/remote-kit/files/shrinkPhoto'
import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { deviceId } from './deviceId'
import type { useUnsentSteps } from './useUnsentSteps'

interface RecordStepProps {
  order: Order
  stage: OrderStage
  waiting: ReturnType<typeof useUnsentSteps>
}

/** Records the next step with a photo and a note. It is stored on the device first, so that nothing is lost offline. */
export const RecordStep = ({ order: { number }, stage, waiting }: RecordStepProps) => {
  const [notes, setNotes] = useState('')
  const [photo, setPhoto] = useState<{ readonly name: string; readonly file: Blob } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [preparing, setPreparing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { account, add } = waiting
  const choose = async (file: File) => {
    setPreparing(true)
    const small = await shrinkPhoto(file)
    setPreparing(false)
    setProblem(small ? null : 'This phone cannot read that picture. Take it again, or choose a JPG or PNG.')
    if (small) setPhoto({ name: file.name, file: small })
  }
  const record = async () => {
    if (account === undefined || busy) return
    setBusy(true)
    try {
      await add({
        id: deviceId(),
        account,
        orderId: number,
        stage,
        notes: notes.trim(),
        at: new Date().toISOString(),
        photo: photo ? { id: deviceId(), ...photo, arrived: false } : null,
        refusal: null,
      })
    } catch {
      setProblem('This browser could not keep the step. Free some space, or leave the private window, and record it again.')
    } finally {
      setBusy(false)
    }
  }
  const name = labelOf(ORDER_STAGE_LABELS, stage)
  return (
    <Stack as="section" gap={4} aria-label="Next step">
      <Heading level={3} size={4}>
        Next: {name}
      </Heading>
      {photo ? <Preview file={photo.file} name={photo.name} /> : null}
      <Stack direction="row" gap={3}>
        <FileButton
          camera
          accept="image/jpeg,image/png"
          icon={<Camera />}
          pending={preparing}
          pendingText="Making it smaller..."
          onFile={(file) => void choose(file)}
        >
          {photo ? 'Take another photo' : 'Take a photo'}
        </FileButton>
        {photo ? (
          <Button variant="plain" onClick={() => setPhoto(null)}>
            Without photo
          </Button>
        ) : null}
      </Stack>
      <TextArea label="Note" optional rows={2} value={notes} maxLength={2000} onChange={(event) => setNotes(event.currentTarget.value)} />
      {problem ? (
        <Alert tone="bad" live="assertive" title="Not taken">
          {problem}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        block
        pending={busy}
        pendingText="Recording..."
        disabledReason={preparing ? 'The photo is being made smaller.' : null}
        onClick={() => void record()}
      >
        Record: {name.toLowerCase()}
      </Button>
      <Text size="small" tone="muted">
        The builder sees the photo as proof. Without a connection it stays on this phone and is sent later.
      </Text>
    </Stack>
  )
}

const Preview = ({ file, name }: { file: Blob; name: string }) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? <Picture src={address} alt={`Photo to send: ${name}`} /> : null
}

const Picture = styled.img`
  width: 100%;
  max-height: 18rem;
  border-radius: var(--radius-base);
  object-fit: cover;
`
