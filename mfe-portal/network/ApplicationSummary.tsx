import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { answerItems } from '@framewell/domain/network/answerItems'
import { APPLICATION_STATUS_WORDS } from '@framewell/domain/network/applicationStates'
import type { OwnApplication } from '@framewell/domain/network/joiningCalls'
import { downloadOwnAgreement } from '@framewell/domain/network/ownListingCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { APPLICATION_TONES } from './applicationTones'
import { MessageList } from './MessageList'

/** A partner's original application: dates, signatures, answers, and later questions. */
export const ApplicationSummary = ({ application }: { application: OwnApplication }) => (
  <Stack gap={4}>
    <Heading level={2} size={4}>
      Application {application.applicationId}{' '}
      <Badge tone={APPLICATION_TONES[application.status]}>{labelOf(APPLICATION_STATUS_WORDS, application.status)}</Badge>
    </Heading>
    <DescriptionList
      items={[
        { term: 'Submitted', detail: longDate(application.submittedAt) },
        ...(application.decidedAt ? [{ term: 'Decided', detail: longDate(application.decidedAt) }] : []),
        ...(application.signature
          ? [{ term: 'Agreement', detail: `Signed by ${application.signature.name}, ${longDate(application.signature.signedAt)}` }]
          : []),
      ]}
    />
    {application.signature ? <AgreementDownload application={application} /> : null}
    <Disclosure wide summary="Your answers">
      <DescriptionList items={answerItems(application.answers, 'Not answered')} />
    </Disclosure>
    {application.messages.length > 0 ? (
      <>
        <Heading level={3} size={5}>
          Questions and answers
        </Heading>
        <MessageList messages={application.messages} />
      </>
    ) : (
      <Text tone="muted">We asked no questions about it.</Text>
    )}
  </Stack>
)

const AgreementDownload = ({ application: { id, applicationId } }: { application: OwnApplication }) => {
  const download = useDownload()
  return (
    <div>
      <Button size="small" onClick={() => void download(downloadOwnAgreement, { id }, `${applicationId}-agreement.pdf`)}>
        Download the signed agreement
      </Button>
    </div>
  )
}
