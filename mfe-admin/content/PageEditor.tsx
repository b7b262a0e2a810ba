import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { SeoField } from '@framewell/domain/content/seoScore'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { AnalyticsTab } from './AnalyticsTab'
import { ConflictNotice } from './ConflictNotice'
import { ContentTab } from './ContentTab'
import { BESIDE, CommentsPanel } from './comments/CommentsPanel'
import { useDraftSavers } from './DraftSaversProvider'
import { EditorBar } from './EditorBar'
import { LinksTab } from './LinksTab'
import { MergedNotice } from './MergedNotice'
import { NoBackupNotice } from './NoBackupNotice'
import { Presence } from './presence/Presence'
import { PreviewPane } from './preview/PreviewPane'
import { showSection } from './SectionCard'
import { SeoTab } from './SeoTab'
import { CONTENT_TABS, useContentPlace } from './useContentPlace'
import type { PageDeletion } from './useDeletePage'
import { useFieldFocus } from './useFieldFocus'

/** A page with its four tabs. Edits go to the page's DraftSaver, which saves them. */
export const PageEditor = ({ page, deletion }: { page: ContentPage; deletion: PageDeletion }) => {
  const savers = useDraftSavers()
  const [saver] = useState(() => savers.of(page))
  const draft = useSyncExternalStore(saver.subscribe, saver.state)
  useEffect(() => saver.seen(page), [saver, page])
  const { place, go } = useContentPlace()
  const focusField = useFieldFocus()
  const goToField = (field: SeoField) => focusField(field, () => go({ tab: TAB_OF[field] }))
  const form = useRef<HTMLDivElement>(null)
  const goToSection = (section: string) => {
    if (!showSection(section)) go({ tab: 'content', section }, { replace: true })
  }
  const editing = { draft, onEdit: saver.edit.bind(saver) }
  return (
    <Presence page={page.id}>
      <div>
        <EditorBar saver={saver} draft={draft} deletion={deletion} />
        {draft.conflicts.length > 0 ? <ConflictNotice draft={draft} saver={saver} /> : null}
        {draft.uncopied ? <NoBackupNotice /> : null}
        {draft.merged && draft.conflicts.length === 0 ? (
          <MergedNotice merged={draft.merged} onDismiss={() => saver.dismissMerged()} />
        ) : null}
        <Desk data-comments={place.comments !== null}>
          <Workbench data-preview={place.preview ?? undefined}>
            <div ref={form}>
              <PageTabs
                label="Parts of the page"
                value={place.tab}
                onValueChange={(tab) => go({ tab: CONTENT_TABS.find((known) => known === tab) ?? 'content' }, { replace: true })}
                tabs={[
                  { value: 'content', label: 'Content', content: <ContentTab {...editing} /> },
                  { value: 'seo', label: 'SEO Settings', content: <SeoTab {...editing} onField={goToField} /> },
                  { value: 'links', label: 'Link Management', content: <LinksTab {...editing} /> },
                  { value: 'analytics', label: 'Analytics', content: <AnalyticsTab draft={draft} onField={goToField} /> },
                ]}
              />
            </div>
            {place.preview ? (
              <PreviewPane
                draft={draft}
                width={place.preview}
                form={form}
                onWidth={(preview) => go({ preview }, { replace: true })}
                onSection={goToSection}
                onClose={() => go({ preview: null }, { replace: true })}
              />
            ) : null}
          </Workbench>
          <CommentsPanel document={page.id} sections={draft.page.sections} />
        </Desk>
      </div>
    </Presence>
  )
}

/** The tab of each scored field. */
const TAB_OF = {
  metaTitle: 'seo',
  metaDescription: 'seo',
  keywords: 'seo',
  internalLinks: 'links',
  externalLinks: 'links',
  sections: 'content',
  isPublished: 'content',
} as const satisfies Record<SeoField, (typeof CONTENT_TABS)[number]>

/** The form and preview, with colleagues' comments beside them. */
const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;

  @media ${BESIDE} {
    &[data-comments='true'] {
      grid-template-columns: minmax(0, 1fr) 21rem;
    }
  }
`

/** The form with the preview beside it; above it on a phone. */
const Workbench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;

  ${media.wide} {
    &[data-preview] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desk} {
    &[data-preview='390'] {
      grid-template-columns: minmax(0, 1fr) 25rem;
    }
    &[data-preview='1440'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`

const PageTabs = styled(Tabs)`
  margin-top: var(--space-5);
`
