'use client'

import { conflictPlace, conflictText } from '@framewell/domain/content/saving/conflictWords'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import type { MergeConflict } from '@framewell/domain/content/saving/mergeValues'
import { valueAt } from '@framewell/domain/content/saving/valueAt'
import { wordDifference } from '@framewell/domain/content/saving/wordDifference'
import { Banner, Button } from '@payloadcms/ui'
import { toNotices } from './noticesPlace'
import { type PanelDraft, type PanelSaver, savedBy } from './panelDraft'

interface ConflictsProps {
  readonly saver: PanelSaver
  readonly draft: PanelDraft
  readonly forms: DocumentForms
}

/** Fields that two people changed differently: both versions and a choice. Rendered only if there are any. */
export const Conflicts = ({ saver, draft: { conflicts, page, saved }, forms }: ConflictsProps) => {
  const choose = (conflict: MergeConflict, whose: 'mine' | 'theirs') => {
    saver.choose(conflict, whose)
    // The pressed button disappears; the next choice is in the same notices.
    toNotices()
  }
  return (
    <Banner type="error">
      <p>
        <strong>
          {savedBy(saved)} changed the same {conflicts.length === 1 ? 'place' : 'places'}.
        </strong>{' '}
        Everything else is merged. Choose what stays; until then your words are kept in this browser and not saved.
      </p>
      {conflicts.map((conflict) => {
        const place = conflictPlace(conflict.path, page, forms)
        const mine = conflictText(conflict.mine === undefined ? undefined : valueAt(page, conflict.path))
        const theirs = conflictText(conflict.theirs)
        return (
          <fieldset key={conflict.path.join('/')} style={{ border: 0, margin: '12px 0', padding: 0 }}>
            <legend>
              <strong>{place}</strong>
            </legend>
            <dl style={{ margin: '4px 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              <dt>Yours</dt>
              <dd>{marked(mine, theirs)}</dd>
              <dt>{savedBy(saved)}</dt>
              <dd>{marked(theirs, mine)}</dd>
            </dl>
            <Button aria-label={`Keep mine: ${place}`} buttonStyle="secondary" onClick={() => choose(conflict, 'mine')} size="small">
              Keep mine
            </Button>{' '}
            <Button aria-label={`Take theirs: ${place}`} buttonStyle="secondary" onClick={() => choose(conflict, 'theirs')} size="small">
              Take theirs
            </Button>
          </fieldset>
        )
      })}
    </Banner>
  )
}

function marked(text: string, other: string) {
  return wordDifference(text, other).map(({ text: words, changed }) => (changed ? <mark key="changed">{words}</mark> : words))
}
