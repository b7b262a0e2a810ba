import { addApplicationNote } from '@framewell/domain/network/applicationNotes'
import type { NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { AddText, TextEntries } from './TextEntries'

/** Reviewers' internal notes on an application, with a form to add one. The applicant never sees them. */
export const ReviewNotes = ({ application: { id, notes } }: { application: Pick<NetworkApplicationDetail, 'id' | 'notes'> }) => (
  <TextEntries title="Notes" none="No notes yet." entries={notes.map((note) => ({ ...note, who: note.author }))}>
    <AddText
      label="Note for other reviewers"
      hint="Internal: the applicant never sees it"
      button="Add note"
      pendingText="Adding..."
      done="Note added"
      run={(api, text, how) => api(addApplicationNote, { id, text }, how)}
    />
  </TextEntries>
)
