import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { styled } from 'styled-components'
import type { DraftSaver } from './DraftSaver'
import type { DraftState } from './draftState'
import { EDITABLE_MEMBERS, type EditableMember, editableOf } from './editablePage'
import { savedTime } from './savedTime'

const MEMBER_LABELS: Record<EditableMember, string> = {
  title: 'title',
  slug: 'address',
  metaTitle: 'meta title',
  metaDescription: 'meta description',
  keywords: 'keywords',
  sections: 'sections',
  internalLinks: 'internal links',
  externalLinks: 'authority links',
  canonicalUrl: 'canonical URL',
  ogImage: 'open graph image',
}

/** Somebody else saved the page while it was edited here: who, when, what differs, and the choice between both. */
export const ConflictNotice = ({ draft, theirs, saver }: { draft: DraftState; theirs: ContentPage; saver: DraftSaver }) => {
  const other = editableOf(theirs)
  const differing = EDITABLE_MEMBERS.filter((member) => JSON.stringify(other[member]) !== JSON.stringify(draft.page[member]))
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={`${theirs.modifiedBy} saved this page ${savedTime(theirs.lastModified, new Date())}`}
      actions={
        <>
          <Button size="small" onClick={() => saver.takeTheirs()}>
            Take theirs
          </Button>
          <Button size="small" onClick={() => saver.keepMine()}>
            Keep mine
          </Button>
        </>
      }
    >
      What you typed is kept here and not saved. Different: {differing.map((member) => MEMBER_LABELS[member]).join(', ') || 'nothing'}.
    </Notice>
  )
}

const Notice = styled(Alert)`
  margin-top: var(--space-5);
`
