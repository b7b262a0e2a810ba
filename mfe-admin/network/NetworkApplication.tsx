import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { answerItems } from '@framewell/domain/network/answerItems'
import type { NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { TitledPart } from '../credit/TitledPart'
import { ApplicantQuestions } from './ApplicantQuestions'
import { ApplicationDecision } from './ApplicationDecision'
import { ApprovalChecklist } from './ApprovalChecklist'
import { NetworkDocuments } from './NetworkDocuments'
import { NetworkHistory } from './NetworkHistory'
import { ReviewNotes } from './ReviewNotes'

/** Everything a reviewer needs about an application, and the decision. */
export const NetworkApplication = ({ application }: { application: NetworkApplicationDetail }) => {
  const { companyName, applicationId, contactName, email, signature, status, decisionReason } = application
  const decided = status === 'approved' || status === 'rejected'
  return (
    <Stack gap={8}>
      <Stack gap={1}>
        <Heading level={3} size={3}>
          {companyName}
        </Heading>
        <Text tone="muted">
          {applicationId}, {contactName}, <Link href={`mailto:${email}`}>{email}</Link>
        </Text>
        {decided && decisionReason ? <Text>{decisionReason}</Text> : null}
      </Stack>
      {decided ? null : <ApprovalChecklist application={application} />}
      <TitledPart>
        <Heading level={4} size={5}>
          Answers
        </Heading>
        <DescriptionList items={answerItems(application.answers)} />
      </TitledPart>
      {signature ? (
        <TitledPart>
          <Heading level={4} size={5}>
            Signed agreement
          </Heading>
          <DescriptionList
            items={[
              { term: 'Signed by', detail: `${signature.name}, ${signature.title}` },
              { term: 'Signed', detail: <ShortTime iso={signature.signedAt} /> },
              { term: 'Agreement', detail: `Version ${signature.agreementVersion}` },
            ]}
          />
          <Link href={`/api/network/applications/${application.id}/agreement`} download={`${applicationId}-agreement.pdf`}>
            Download the signed agreement
          </Link>
        </TitledPart>
      ) : null}
      <NetworkDocuments documents={application.documents} none="No document was sent yet. Ask the applicant for what is missing." />
      <ApplicantQuestions application={application} decided={decided} />
      <ReviewNotes application={application} />
      {decided ? null : <ApplicationDecision application={application} />}
      <NetworkHistory history={application.history} />
    </Stack>
  )
}
