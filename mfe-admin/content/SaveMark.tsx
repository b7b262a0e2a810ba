import { Button } from '@framewell/design-system/elements/button/Button'
import { NO_COPY } from '@framewell/domain/content/saving/deviceCopies'
import { notPublished } from '@framewell/domain/content/saving/draftState'
import { CircleAlert, CircleCheck, CloudUpload, PencilLine } from 'lucide-react'
import { styled } from 'styled-components'
import type { PageDraft } from './pageDraft'

const MARKS = {
  saved: { text: 'Saved', icon: <CircleCheck aria-hidden="true" />, tone: 'ok' },
  unsaved: { text: 'Editing', icon: <PencilLine aria-hidden="true" />, tone: 'plain' },
  saving: { text: 'Saving…', icon: <CloudUpload aria-hidden="true" />, tone: 'plain' },
  failed: { text: 'Failed: kept in this browser, trying again', icon: <CircleAlert aria-hidden="true" />, tone: 'bad' },
  signedOut: { text: 'Signed out: kept in this browser', icon: <CircleAlert aria-hidden="true" />, tone: 'bad' },
  refused: { text: 'Not saved: see the marked fields', icon: <CircleAlert aria-hidden="true" />, tone: 'bad' },
  conflict: { text: 'Not saved: choose a version', icon: <CircleAlert aria-hidden="true" />, tone: 'bad' },
} as const

interface SaveMarkProps {
  draft: PageDraft
  /** Whether there are unsaved changes. */
  unsaved: boolean
  onRetry: () => void
}

/** The save status, with a link to whatever prevents saving. */
export const SaveMark = ({ draft, unsaved, onRetry }: SaveMarkProps) => {
  const { icon, tone, ...mark } = MARKS[draft.status]
  // When publishing is refused, the draft stays as saved.
  const text = notPublished(draft.status, { unsaved }) ?? mark.text
  const uncopied = draft.uncopied && (draft.status === 'failed' || draft.status === 'signedOut') ? NO_COPY[draft.status] : null
  return (
    <Mark data-tone={tone}>
      <span role="status">
        {icon}
        {draft.status === 'saved' && draft.saved.hasUnpublishedChanges ? 'Saved as a draft' : (uncopied ?? text)}
      </span>
      {draft.status === 'failed' ? (
        <Button size="small" variant="plain" onClick={onRetry}>
          Try now
        </Button>
      ) : null}
      {draft.status === 'refused' ? (
        <Button size="small" variant="plain" onClick={focusFirstError}>
          Show
        </Button>
      ) : null}
    </Mark>
  )
}

/** Focuses the first invalid field if it is on the open tab. */
function focusFirstError() {
  const [first] = document.querySelectorAll<HTMLElement>('main [aria-invalid="true"]')
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}

const Mark = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;

  & > span {
    display: inline-flex;
    gap: var(--space-1-5);
    align-items: center;
  }
  & > button {
    flex: none;
    white-space: nowrap;
  }
  & svg {
    width: 1em;
    height: 1em;
  }
  &[data-tone='ok'] {
    color: var(--color-ok);
  }
  &[data-tone='bad'] {
    color: var(--color-bad);
    font-weight: var(--weight-strong);
  }
`
