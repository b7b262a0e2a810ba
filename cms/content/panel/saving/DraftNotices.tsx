'use client'

import { problemSentences } from '@framewell/domain/content/saving/problemSentences'
import { Banner, Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Conflicts } from '../late'
import { LateNotice } from './LateNotice'
import { NOTICES } from './noticesPlace'
import { type PanelDraft, type PanelSaver, savedBy } from './panelDraft'
import { UncopiedNotice } from './UncopiedNotice'
import { useDocumentForms } from './useDocumentForms'

interface DraftNoticesProps {
  readonly saver: PanelSaver
  readonly draft: PanelDraft
  /** Notices specific to this kind of form. */
  readonly children?: ReactNode
}

/** Above a form: what an editor has to know or decide about unsaved and saved edits. */
export const DraftNotices = ({ saver, draft, children }: DraftNoticesProps) => {
  const forms = useDocumentForms()
  const { page, problems, conflicts, merged, uncopied } = draft
  const sentences = problemSentences(problems, page, forms)
  return (
    <div aria-live="polite" className={NOTICES} style={{ scrollMarginTop: 120 }} tabIndex={-1}>
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
      {conflicts.length > 0 ? <Conflicts saver={saver} draft={draft} forms={forms} /> : null}
      {children}
      {merged && conflicts.length === 0 ? (
        <Banner type="info">
          <p>{savedBy(merged)} changed this document too. Their changes are merged with yours; nothing was lost.</p>
          <Button buttonStyle="secondary" onClick={saver.dismissMerged} size="small">
            OK
          </Button>
        </Banner>
      ) : null}
    </div>
  )
}
