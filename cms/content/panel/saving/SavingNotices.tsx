'use client'

import { problemSentences } from '@framewell/domain/content/saving/problemSentences'
import { Banner, Button, LeaveWithoutSaving } from '@payloadcms/ui'
import { Conflicts, RemovedSection } from '../late'
import { useNewRows } from '../useNewRows'
import { LateNotice } from './LateNotice'
import { useOpenSaver, usePanelDraft } from './openSavers'
import { savedBy } from './panelDraft'
import { UncopiedNotice } from './UncopiedNotice'
import { useDocumentForms } from './useDocumentForms'
import { useFormSync } from './useFormSync'
import { usePanelSaver } from './usePanelSaver'

const STUCK: ReadonlySet<string> = new Set(['failed', 'signedOut', 'refused', 'conflict'])

/** Saves the form around by itself, and says above it what an editor has to know or decide about that. */
export const SavingNotices = () => {
  const saver = usePanelSaver()
  useFormSync(saver)
  useNewRows()
  const open = useOpenSaver(saver?.id)
  const draft = usePanelDraft(open)
  const forms = useDocumentForms()
  if (!open || !draft) return null
  const { page, problems, conflicts, merged, status, uncopied } = draft
  const sentences = problemSentences(problems, page, forms)
  return (
    <div aria-live="polite">
      {STUCK.has(status) ? <LeaveWithoutSaving /> : null}
      {sentences.length > 0 ? (
        <Banner type="error">
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <LateNotice />
      {uncopied ? <UncopiedNotice /> : null}
      {conflicts.length > 0 ? <Conflicts saver={open} draft={draft} forms={forms} /> : null}
      <RemovedSection saver={open} draft={draft} />
      {merged && conflicts.length === 0 ? (
        <Banner type="info">
          <p>{savedBy(merged)} changed this document too. Their changes are merged with yours; nothing was lost.</p>
          <Button buttonStyle="secondary" onClick={() => open.dismissMerged()} size="small">
            OK
          </Button>
        </Banner>
      ) : null}
    </div>
  )
}
