'use client'

import { NO_COPY } from '@framewell/domain/content/saving/deviceCopies'
import { NOT_PUBLISHED, type SaveStatus } from '@framewell/domain/content/saving/draftState'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useOpenSaver, usePanelDraft } from './openSavers'

const WORDS: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  unsaved: 'Editing…',
  saving: 'Saving…',
  failed: 'Not saved: no connection. Kept in this browser, trying again',
  signedOut: 'Not saved: your session has ended. Kept in this browser',
  refused: 'Not saved: see the marked fields',
  conflict: 'Not saved: choose between both texts',
}
const BAD: ReadonlySet<SaveStatus> = new Set(['failed', 'signedOut', 'refused', 'conflict'])

/** Whether what stands in the form is saved; above the form, in place of Payload's own words, which know nothing of failures. */
export const SaveState = () => {
  const { id } = useDocumentInfo()
  const saver = useOpenSaver(id)
  const draft = usePanelDraft(saver)
  if (!saver || !draft) return null
  const { status, uncopied } = draft
  const refused = status === 'refused' && !saver.unsaved ? NOT_PUBLISHED : WORDS[status]
  const words = uncopied && (status === 'failed' || status === 'signedOut') ? NO_COPY[status] : refused
  return (
    <span
      className="save-state"
      data-status={status}
      style={BAD.has(status) ? { color: 'var(--theme-error-500)', fontWeight: 600 } : undefined}
    >
      <style>{'.doc-controls .autosave { display: none } .save-state { display: inline-flex; gap: 8px; align-items: center }'}</style>
      <span role="status">{words}</span>
      {status === 'failed' ? (
        <Button buttonStyle="secondary" margin={false} onClick={() => saver.flush()} size="small">
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
