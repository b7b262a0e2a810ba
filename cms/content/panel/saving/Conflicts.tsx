'use client'

import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import { FieldConflicts } from '@framewell/remote-kit/drafts/FieldConflicts'
import { Banner, Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { toNotices } from './noticesPlace'
import { type PanelDraft, type PanelSaver, savedBy } from './panelDraft'

interface ConflictsProps {
  readonly saver: PanelSaver
  readonly draft: PanelDraft
  readonly forms: DocumentForms
}

/** What the content screen shows of a conflict, as a banner of the panel. Rendered only if there is one. */
export const Conflicts = ({ saver, draft: { conflicts, page, saved }, forms }: ConflictsProps) => (
  <Banner type="error">
    <strong>
      {savedBy(saved)} changed the same {conflicts.length === 1 ? 'place' : 'places'}.
    </strong>
    <FieldConflicts
      conflicts={conflicts}
      page={page}
      forms={forms}
      savedBy={savedBy(saved)}
      onChoose={(conflict, whose) => {
        saver.choose(conflict, whose)
        // The pressed button disappears; the next choice is in the same notices.
        toNotices()
      }}
      button={Choice}
    />
  </Banner>
)

const Choice: ComponentProps<typeof FieldConflicts>['button'] = ({ label, onPress, children }) => (
  <Button aria-label={label} buttonStyle="secondary" onClick={onPress} size="small">
    {children}
  </Button>
)
