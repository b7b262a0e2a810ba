import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { X } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { PageDraft } from '../pageDraft'
import { PREVIEW_WIDTH_WORDS, PREVIEW_WIDTHS, type PreviewWidth, previewAddress } from './previewWidths'
import { useScaleToFit } from './useScaleToFit'

interface PreviewPaneProps {
  draft: PageDraft
  width: PreviewWidth
  /** The form beside it: the preview shows the section that has focus there. */
  form: RefObject<HTMLElement | null>
  onWidth: (width: PreviewWidth) => void
  onSection: (id: string) => void
  onClose: () => void
}

/** The page as visitors would see it with unsaved changes, at a selectable width. */
export const PreviewPane = ({ draft, width, form, onWidth, onSection, onClose }: PreviewPaneProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const { room, scale, height } = useScaleToFit(Number(width))
  const address = previewAddress(draft.saved)
  useFollowing({ frame, form, draft, onSection })
  return (
    <Pane aria-label="Preview">
      <Tools>
        <SelectField
          size="small"
          hideLabel
          label="Width of the preview"
          options={optionsOf(PREVIEW_WIDTHS, PREVIEW_WIDTH_WORDS)}
          value={width}
          onChange={(event) => onWidth(PREVIEW_WIDTHS.find((known) => known === event.currentTarget.value) ?? '390')}
        />
        <a href={address} target="_blank" rel="noreferrer">
          Open alone
        </a>
        <IconButton size="small" label="Close the preview" icon={<X />} onClick={onClose} />
      </Tools>
      {/* As wide as the page and its border, so that nothing beside it could be mistaken for part of it. */}
      <Room ref={room} style={{ maxWidth: `${Number(width) + 2}px` }}>
        <iframe
          ref={frame}
          src={address}
          title={`Preview of ${draft.page.title || 'Untitled'}`}
          style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}
        />
      </Room>
    </Pane>
  )
}

interface Following extends Pick<PreviewPaneProps, 'draft' | 'form' | 'onSection'> {
  frame: RefObject<HTMLIFrameElement | null>
}

/** Keeps form and preview in sync: text and the current section go to the preview; a click on a section there comes back. */
function useFollowing({ frame, form, draft, onSection }: Following): void {
  const { page, status } = draft
  const tell = useCallback((message: unknown) => frame.current?.contentWindow?.postMessage(message, window.location.origin), [frame])
  const showSectionOf = useCallback(
    (element: EventTarget | null) => {
      const section = element instanceof Element ? element.closest('[data-section]')?.getAttribute('data-section') : null
      if (section) tell({ type: 'framewell-show', id: section })
    },
    [tell],
  )
  const ready = useRef(false)
  const latest = useRef({ page, unsaved: status !== 'saved', onSection })
  useEffect(() => {
    const changed = latest.current.page !== page
    latest.current = { page, unsaved: status !== 'saved', onSection }
    if (changed && ready.current) tell({ type: 'framewell-draft', change: shownOf(page) })
  }, [page, status, onSection, tell])

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return
      const said = event.data
      if (typeof said !== 'object' || said === null || !('type' in said)) return
      if (said.type === 'payload-live-preview') {
        // It announces itself until it hears of a change, and may have missed where the focus went while it was loading.
        if (!ready.current && form.current?.contains(document.activeElement)) showSectionOf(document.activeElement)
        ready.current = true
        if (latest.current.unsaved) tell({ type: 'framewell-draft', change: shownOf(latest.current.page) })
      }
      if (said.type === 'framewell-section' && 'id' in said && typeof said.id === 'string') latest.current.onSection(said.id)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, form, tell, showSectionOf])

  useEffect(() => {
    const fields = form.current
    const follow = ({ target }: FocusEvent) => showSectionOf(target)
    fields?.addEventListener('focusin', follow)
    return () => fields?.removeEventListener('focusin', follow)
  }, [form, showSectionOf])
}

/** The fields of a page that visitors see. */
function shownOf({ title, sections, article, publishDate, internalLinks, externalLinks }: PageDraft['page']) {
  return { title, sections, article, publishDate, internalLinks, externalLinks }
}

const Pane = styled.section`
  position: sticky;
  top: var(--space-4);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  height: calc(100dvh - var(--space-8));

  ${media.phone} {
    top: 0;
    z-index: 1;
    order: -1;
    height: 42dvh;
    padding-block: var(--space-2);
    background: var(--color-paper);
  }
`

const Tools = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: end;
  font-size: var(--text-small);

  & > :first-child {
    margin-inline-end: auto;
  }
`

const Room = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  & > iframe {
    display: block;
    border: 0;
    transform-origin: top left;
  }
`
