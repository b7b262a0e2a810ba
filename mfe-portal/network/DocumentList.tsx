import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { DOCUMENT_KIND_WORDS, type DocumentStatus } from '@framewell/domain/network/applicationStates'
import type { NetworkDocument } from '@framewell/domain/network/joiningCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { insuranceWords } from '@framewell/remote-kit/network/insuranceWords'
import { styled } from 'styled-components'

const STATES: Readonly<Record<DocumentStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  submitted: { label: 'Under review', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'ok' },
  refused: { label: 'Refused', tone: 'bad' },
}

interface DocumentListProps {
  documents: readonly NetworkDocument[]
  /** Downloads a document. */
  onDownload?: (document: NetworkDocument) => void
}

/** Certificates, audits and forms: kind, expiry date, and whether each was accepted. */
export const DocumentList = ({ documents, onDownload }: DocumentListProps) => (
  <List role="list">
    {documents.map((document) => {
      const { id, kind, name, issuer, status } = document
      const { label, tone } = stateOf(document)
      return (
        <Line key={id}>
          <div>
            <strong>{labelOf(DOCUMENT_KIND_WORDS, kind)}</strong> <Badge tone={tone}>{label}</Badge>
            <Text size="small" tone="muted">
              {name}, by {issuer}
              {document.expiresOn && status !== 'accepted' ? `, valid until ${longDate(document.expiresOn)}` : ''}
            </Text>
          </div>
          {onDownload ? (
            <Button size="small" variant="plain" aria-label={`Download ${name}`} onClick={() => onDownload(document)}>
              Download
            </Button>
          ) : null}
        </Line>
      )
    })}
  </List>
)

/** An accepted document with an expiry date shows how soon it expires. */
function stateOf({ status, expiresOn }: NetworkDocument) {
  if (status !== 'accepted' || expiresOn === null) return STATES[status]
  const { words, state } = insuranceWords(expiresOn, companyDay(new Date()))
  return { label: words, tone: state === 'over' ? 'bad' : state === 'soon' ? 'warn' : 'ok' } as const
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Line = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--color-line);
`
