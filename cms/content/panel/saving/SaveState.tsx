'use client'

import { NO_COPY } from '@framewell/domain/content/saving/deviceCopies'
import { notPublished, type SaveStatus } from '@framewell/domain/content/saving/draftState'
import { Button } from '@payloadcms/ui'
import { usePanelDraft, useSaverHere } from './openSavers'

const WORDS: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  unsaved: 'Editing…',
  saving: 'Saving…',
  failed: 'Not saved: no connection. Kept in this browser, trying again',
  signedOut: 'Not saved: your session has ended. Kept in this browser',
  refused: 'Not saved: see the marked fields',
  conflict: 'Not saved: choose a version',
}
const BAD: ReadonlySet<SaveStatus> = new Set(['failed', 'signedOut', 'refused', 'conflict'])

interface SaveStateProps {
  /** Overrides for a form that only saves on request. */
  readonly words?: Partial<Readonly<Record<SaveStatus, string>>>
  /** Something other than text is unsaved: a file. */
  readonly pending?: boolean
  /** Retries the save at once. */
  readonly onTry?: () => void
}

/** Whether the form is saved. Shown above it in place of Payload's own status, which does not know about failures. */
export const SaveState = ({ words: own, pending = false, onTry }: SaveStateProps) => {
  const saver = useSaverHere()
  const draft = usePanelDraft(saver)
  if (!saver || !draft) return null
  const { status, uncopied } = draft
  const shown = status === 'saved' && pending ? 'unsaved' : status
  // Only documents that save automatically are published in a separate step.
  const said = (own ? own[shown] : notPublished(status, saver)) ?? WORDS[shown]
  const uncopiedWords = uncopied && saver.unsaved && (status === 'failed' || status === 'signedOut') ? NO_COPY[status] : undefined
  const words = uncopiedWords ?? said
  return (
    <span
      className="save-state"
      data-status={status}
      style={BAD.has(status) ? { color: 'var(--theme-error-500)', fontWeight: 600 } : undefined}
    >
      <style>{'.doc-controls .autosave { display: none } .save-state { display: inline-flex; gap: 8px; align-items: center }'}</style>
      <span role="status">{words}</span>
      {status === 'failed' ? (
        <Button buttonStyle="secondary" margin={false} onClick={onTry ?? (() => saver.flush())} size="small">
          Try now
        </Button>
      ) : null}
      {status === 'signedOut' ? (
        <a href="/cms/login" target="_blank" rel="noreferrer">
          Sign in (new tab)
        </a>
      ) : null}
    </span>
  )
}
