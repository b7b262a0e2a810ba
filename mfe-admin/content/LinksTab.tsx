import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ExternalLinks } from './ExternalLinks'
import { InternalLinks } from './InternalLinks'
import type { Editing } from './pageDraft'

/** The two link lists at the end of the page. */
export const LinksTab = ({ draft, onEdit }: Editing) => (
  <Stack gap={10}>
    <InternalLinks
      page={draft.saved}
      links={draft.page.internalLinks}
      problems={draft.problems}
      onChange={(internalLinks) => onEdit({ internalLinks })}
    />
    <ExternalLinks links={draft.page.externalLinks} problems={draft.problems} onChange={(externalLinks) => onEdit({ externalLinks })} />
  </Stack>
)
