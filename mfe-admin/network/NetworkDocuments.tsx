import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { DOCUMENT_KIND_WORDS, type DocumentStatus } from '@framewell/domain/network/applicationStates'
import type { NetworkDocument } from '@framewell/domain/network/joiningCalls'
import { judgeDocument } from '@framewell/domain/network/reviewingCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { StateBadge } from '@framewell/remote-kit/words/StateBadge'
import { TitledPart } from '../credit/TitledPart'
import { fileSize } from '../quotes/fileSize'
import { ReasonDialog } from './ReasonDialog'

const STATUS: Readonly<Record<DocumentStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  submitted: { label: 'To be decided', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'ok' },
  refused: { label: 'Refused', tone: 'bad' },
}

/** Documents of an application or shop, to view and to accept or reject. @param none text shown before the first document */
export const NetworkDocuments = ({ documents, none }: { documents: readonly NetworkDocument[]; none: string }) => (
  <TitledPart>
    <Heading level={4} size={5}>
      Documents
    </Heading>
    {documents.length === 0 ? <Text tone="muted">{none}</Text> : null}
    {documents.map((paper) => (
      <Paper key={paper.id} paper={paper} />
    ))}
  </TitledPart>
)

const Paper = ({ paper: { id, kind, name, issuer, expiresOn, status, sizeBytes } }: { paper: NetworkDocument }) => {
  const kindWords = labelOf(DOCUMENT_KIND_WORDS, kind)
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={3} align="center">
        <strong>{kindWords}</strong>
        <StateBadge states={STATUS} state={status} />
      </Stack>
      <Text size="compact">
        <Link href={`/api/network/documents/${id}/file`} download={name}>
          {name}
        </Link>{' '}
        ({fileSize(sizeBytes)}), by {issuer}
        {expiresOn ? `, valid until ${longDate(expiresOn)}` : ''}
      </Text>
      {status === 'submitted' ? (
        <Stack direction="row" gap={2}>
          <ReasonDialog
            title={`Accept ${name}`}
            description={kind === 'insurance' ? 'An accepted certificate insures the shop until its last day.' : 'Say what you checked.'}
            trigger={<Button size="small">Accept {kindWords.toLowerCase()}</Button>}
            action="Accept document"
            done="Document accepted"
            run={(api, reason, how) => api(judgeDocument, { id, status: 'accepted', reason }, how)}
          />
          <ReasonDialog
            title={`Refuse ${name}`}
            description="Say what is wrong with it; the applicant can send another one."
            trigger={<Button size="small">Refuse {kindWords.toLowerCase()}</Button>}
            action="Refuse document"
            done="Document refused"
            danger
            run={(api, reason, how) => api(judgeDocument, { id, status: 'refused', reason }, how)}
          />
        </Stack>
      ) : null}
    </Stack>
  )
}
