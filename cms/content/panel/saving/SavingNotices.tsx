'use client'

import { conflictPlace, conflictText } from '@framewell/domain/content/saving/conflictWords'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import { problemSentences } from '@framewell/domain/content/saving/problemSentences'
import { valueAt } from '@framewell/domain/content/saving/valueAt'
import { Banner, Button, LeaveWithoutSaving } from '@payloadcms/ui'
import { useNewRows } from '../useNewRows'
import { LateNotice } from './LateNotice'
import { useOpenSaver, usePanelDraft } from './openSavers'
import { type PanelDraft, type PanelSaver, savedBy } from './panelDraft'
import { RemovedSection } from './RemovedSection'
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

interface ConflictsProps {
  readonly saver: PanelSaver
  readonly draft: PanelDraft
  readonly forms: DocumentForms
}

const Conflicts = ({ saver, draft: { conflicts, page, saved }, forms }: ConflictsProps) => (
  <Banner type="error">
    <p>
      <strong>
        {savedBy(saved)} changed the same {conflicts.length === 1 ? 'place' : 'places'}.
      </strong>{' '}
      Everything else is merged. Choose what stays; until then your words are kept in this browser and not saved.
    </p>
    {conflicts.map((conflict) => {
      const place = conflictPlace(conflict.path, page, forms)
      const mine = conflict.mine === undefined ? undefined : valueAt(page, conflict.path)
      return (
        <fieldset key={conflict.path.join('/')} style={{ border: 0, margin: '12px 0', padding: 0 }}>
          <legend>
            <strong>{place}</strong>
          </legend>
          <dl style={{ margin: '4px 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <dt>Yours</dt>
            <dd>{conflictText(mine)}</dd>
            <dt>{savedBy(saved)}</dt>
            <dd>{conflictText(conflict.theirs)}</dd>
          </dl>
          <Button aria-label={`Keep mine: ${place}`} buttonStyle="secondary" onClick={() => saver.choose(conflict, 'mine')} size="small">
            Keep mine
          </Button>{' '}
          <Button
            aria-label={`Take theirs: ${place}`}
            buttonStyle="secondary"
            onClick={() => saver.choose(conflict, 'theirs')}
            size="small"
          >
            Take theirs
          </Button>
        </fieldset>
      )
    })}
  </Banner>
)
