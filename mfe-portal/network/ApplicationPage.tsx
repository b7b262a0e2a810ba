import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { takenDocuments } from '@framewell/domain/network/applicationDocuments'
import { APPLICATION_STATUS_WORDS } from '@framewell/domain/network/applicationStates'
import { addApplicationDocument, answerQuestion, downloadAgreement, type OwnApplication } from '@framewell/domain/network/joiningCalls'
import { isDeadLink } from '@framewell/remote-kit/address/isDeadLink'
import { saveFile } from '@framewell/remote-kit/files/saveFile'
import { Deadline } from '@framewell/remote-kit/lists/Deadline'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { AddDocument } from './AddDocument'
import type { ApplicationLink } from './applicationLink'
import { applicationQuery } from './applicationQuery'
import { APPLICATION_TONES } from './applicationTones'
import { DocumentList } from './DocumentList'
import { MessageList } from './MessageList'

/** An applicant's own application at its private link: status, questions and answers, documents, and signatures. */
export const ApplicationPage = ({ link }: { link: ApplicationLink }) => {
  const { call } = useShell()
  const { data, error, refetch, isFetching } = useQuery(applicationQuery(call, link))
  if (data) return <Application application={data.application} link={link} />
  if (error && isDeadLink(error))
    return (
      <EmptyState icon={<Link2Off />} title="This link does not open an application">
        Check that it is complete, as in our email.
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState title="The application could not be loaded" onRetry={() => refetch()} retrying={isFetching}>
        The service did not answer. Please try again in a moment.
      </ErrorState>
    )
  return (
    <LoadingArea label="Loading your application">
      <Skeleton shape="block" height="24rem" />
    </LoadingArea>
  )
}

const Application = ({ application, link }: { application: OwnApplication; link: ApplicationLink }) => {
  const { call, toast } = useShell()
  const queries = useQueryClient()
  const { applicationId, companyName, status, submittedAt, promisedBy, decidedAt, decisionReason, documents, signature } = application
  const open = status === 'submitted' || status === 'in-review'
  const kinds = takenDocuments(application)
  const download = async () => {
    try {
      await saveFile(call, downloadAgreement, link, `${applicationId}-agreement.pdf`)
    } catch {
      toast({ title: 'The agreement could not be downloaded', description: 'Please try again.', tone: 'destructive' })
    }
  }
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {companyName} <Badge tone={APPLICATION_TONES[status]}>{labelOf(APPLICATION_STATUS_WORDS, status)}</Badge>
        </Heading>
        <DescriptionList
          items={[
            { term: 'Reference', detail: applicationId },
            { term: 'Submitted', detail: <ShortTime iso={submittedAt} /> },
            open
              ? { term: 'Answer promised by', detail: <Deadline iso={promisedBy} /> }
              : { term: 'Decided', detail: decidedAt ? <ShortTime iso={decidedAt} /> : 'Not yet' },
          ]}
        />
        {decisionReason ? (
          <Alert tone="warn" title="Why it was not approved">
            {decisionReason}
          </Alert>
        ) : null}
      </Stack>
      <Messages application={application} link={link} open={open} />
      <Stack gap={4}>
        <Heading level={3} size={4}>
          Documents
        </Heading>
        {documents.length === 0 ? <Text tone="muted">None yet. A shop needs a valid insurance certificate to be approved.</Text> : null}
        <DocumentList documents={documents} />
        {kinds.length === 0 ? null : (
          <AddDocument
            kinds={kinds}
            upload={(api, facts, how) => api(addApplicationDocument, { ...link, ...facts }, how)}
            onAdded={() => void queries.invalidateQueries({ queryKey: applicationQuery(call, link).queryKey })}
          />
        )}
      </Stack>
      {signature ? (
        <Stack gap={3}>
          <Heading level={3} size={4}>
            Agreement
          </Heading>
          <Text>
            Signed by {signature.name}, {signature.title}, on <ShortTime iso={signature.signedAt} />.
          </Text>
          <Button size="small" onClick={download}>
            Download the signed agreement
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}

const Messages = ({ application, link, open }: { application: OwnApplication; link: ApplicationLink; open: boolean }) => {
  const { call } = useShell()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const answer = useSend(answerQuestion, {
    words: { makes: 'message' },
    onSent: (sent) => {
      queries.setQueryData(applicationQuery(call, link).queryKey, sent)
      setText('')
    },
  })
  const refused = answer.failure && answer.failure.kind !== 'totalChanged' ? answer.failure.sentence : undefined
  return (
    <Stack gap={4}>
      <Heading level={3} size={4}>
        Questions and answers
      </Heading>
      {application.messages.length === 0 ? <Text tone="muted">We have no questions yet.</Text> : null}
      <MessageList messages={application.messages} />
      {open ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) void answer.send({ ...link, text })
          }}
        >
          <Stack gap={3}>
            <TextArea
              label="Your message"
              value={text}
              maxLength={4000}
              onChange={(event) => setText(event.target.value)}
              error={refused}
            />
            <div>
              <Button
                type="submit"
                pending={answer.busy}
                pendingText="Sending..."
                disabledReason={text.trim() ? null : 'Write a message first.'}
              >
                Send
              </Button>
            </div>
          </Stack>
        </form>
      ) : null}
    </Stack>
  )
}
