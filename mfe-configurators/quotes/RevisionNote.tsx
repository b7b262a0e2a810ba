import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { styled } from 'styled-components'
import type { RevisedQuote } from './useRevision'

interface RevisionNoteProps {
  revised: RevisedQuote | null
  problem: string | null
  /** Stops revising and makes a new quote instead. */
  onFinish: () => void
}

/** A note above a configurator's step: which quote is being revised. */
export const RevisionNote = ({ revised, problem, onFinish }: RevisionNoteProps) => {
  if (problem) return <Note tone="bad">{problem}</Note>
  if (!revised) return null
  return (
    <Note
      title={`You are changing quote ${revised.number}`}
      actions={
        <>
          <Button size="small" href={quotePath(revised)}>
            Back to the quote
          </Button>
          <Button size="small" variant="plain" onClick={onFinish}>
            Make a new quote instead
          </Button>
        </>
      }
    >
      Submitting makes revision {revised.revision + 1} under the same number, at today's prices.
    </Note>
  )
}

const Note = styled(Alert)`
  margin-bottom: var(--space-6);
`
