import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { FRAME_FORMAT_NAMES, FRAME_FORMATS } from '@framewell/domain/export/frameFormat'
import type { Review } from '@framewell/domain/orders/engineering/reviewCalls'
import { approverWords } from '@framewell/domain/orders/engineering/reviewState'
import { downloadOrderFrame, downloadPanelList } from '@framewell/domain/orders/panelCalls'
import { revisionWords } from '@framewell/domain/orders/revisionWords'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import { downloadOrderCutList } from '@framewell/domain/orders/workCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { useState } from 'react'
import { ApproveRevision } from './ApproveRevision'
import { AssignEngineer } from './AssignEngineer'
import { ReviewChecks } from './ReviewChecks'
import { ReviewDrawing } from './ReviewDrawing'
import { type QuestionAbout, type QuestionPlace, ReviewQuestions } from './ReviewQuestions'

/** Of everything but the drawing, which takes the width there is. */
const MEASURE = { maxWidth: 'var(--measure-form)' }

/** One order's review: its status, the calculation, the frame's files, questions, and what the person can do. */
export const EngineeringReview = ({ review }: { review: Review }) => {
  const { number, title, siteAddress, review: status, seenAs, open } = review
  const [about, setAbout] = useState<QuestionAbout | null>(null)
  const ask = (place: Partial<QuestionPlace>) => setAbout((before) => ({ member: null, pin: null, ...place, nth: (before?.nth ?? 0) + 1 }))
  const asks = open && seenAs === 'engineer'
  return (
    <Stack gap={8}>
      <Stack gap={8} style={MEASURE}>
        <Stack gap={2}>
          <Heading level={1} size={2}>
            {title}
          </Heading>
          <Text tone="muted">
            Order {number}, revision {revisionWords(review)}, {siteAddress}
          </Text>
          {seenAs === 'engineer' ? null : <Link href={trackingPath(number)}>Open the order</Link>}
        </Stack>
        <Alert tone={status.state === 'approved' ? 'ok' : status.blocks ? 'warn' : 'info'} title={status.words}>
          {status.blocks ? 'Fabrication can’t start before the approval. ' : ''}
          {status.state === 'approved' ? '' : status.reason}
        </Alert>
        {open && seenAs === 'operator' && status.state !== 'approved' ? <AssignEngineer review={review} /> : null}
        <ReviewChecks review={review} onAsk={asks ? (member) => ask({ member }) : null} />
      </Stack>
      <ReviewDrawing review={review} pin={about?.pin ?? null} onPin={asks ? (pin) => ask({ pin }) : null} />
      <Stack gap={8} style={MEASURE}>
        <ReviewQuestions review={review} about={about} onAsked={() => setAbout(null)} />
        <FrameFiles number={number} />
        {open && seenAs === 'engineer' && status.state !== 'approved' ? <ApproveRevision review={review} /> : null}
        <Approvals approvals={review.approvals} />
      </Stack>
    </Stack>
  )
}

const FrameFiles = ({ number: orderId }: { number: string }) => {
  const download = useDownload()
  return (
    <Stack as="section" gap={3} aria-label="Drawings and files">
      <Heading level={2} size={4}>
        Drawings and files
      </Heading>
      <Stack direction="row" gap={3}>
        <Button onClick={() => void download(downloadOrderCutList, { orderId }, `${orderId}-cut-list.csv`)}>Cut list</Button>
        <Button onClick={() => void download(downloadPanelList, { orderId }, `${orderId}-panels.csv`)}>Panel list</Button>
        {FRAME_FORMATS.map((format) => (
          <Button key={format} onClick={() => void download(downloadOrderFrame, { orderId, format }, `${orderId}_frame.${format}`)}>
            {FRAME_FORMAT_NAMES[format]}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}

const Approvals = ({ approvals }: Pick<Review, 'approvals'>) => {
  if (approvals.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-label="Approvals">
      <Heading level={2} size={4}>
        Approvals
      </Heading>
      <ul>
        {approvals.map(({ revision, engineer, licenseNumber, licenseState, approvedAt, voidedAt, modelHash, sealedSet }) => (
          <li key={`${modelHash} ${approvedAt}`}>
            Revision {revision}: {approverWords({ engineer, licenseNumber, licenseState })}, {longDate(approvedAt)}
            {voidedAt ? `; void since ${longDate(voidedAt)}` : ''}. Hash of the model: <code>{modelHash.slice(0, 16)}…</code>{' '}
            {sealedSet ? <Link href={sealedSet}>Sealed set of revision {revision}</Link> : null}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
