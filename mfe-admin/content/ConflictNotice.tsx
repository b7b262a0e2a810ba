import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { FieldConflicts } from '@framewell/remote-kit/drafts/FieldConflicts'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { PageDraft, PageSaver } from './pageDraft'
import { savedTime } from './savedTime'
import { useDocumentForms } from './useDocumentForms'

/** Someone else changed the same fields during this edit: shows both versions of each and lets the editor choose. */
export const ConflictNotice = ({ draft: { page, saved, conflicts }, saver }: { draft: PageDraft; saver: PageSaver }) => {
  const forms = useDocumentForms()
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={`${saved.modifiedBy} changed the same ${conflicts.length === 1 ? 'place' : 'places'} ${savedTime(saved.lastModified, new Date())}`}
    >
      <FieldConflicts
        conflicts={conflicts}
        page={page}
        forms={forms}
        savedBy={saved.modifiedBy}
        onChoose={saver.choose.bind(saver)}
        button={Choice}
      />
    </Notice>
  )
}

const Choice: ComponentProps<typeof FieldConflicts>['button'] = ({ label, onPress, children }) => (
  <Button size="small" aria-label={label} onClick={onPress}>
    {children}
  </Button>
)

/** Stays in view: it also concerns who types far below it. */
const Notice = styled(Alert)`
  position: sticky;
  top: calc(3.75rem + var(--space-3));
  z-index: 2;
  max-height: 60dvh;
  margin-top: var(--space-5);
  overflow-y: auto;

  ${media.phone} {
    top: var(--space-2);
  }

  & ul {
    display: grid;
    gap: var(--space-4);
    margin: var(--space-3) 0 0;
    padding: 0;
    list-style: none;
  }
  & dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    margin: var(--space-1) 0 var(--space-2);
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
