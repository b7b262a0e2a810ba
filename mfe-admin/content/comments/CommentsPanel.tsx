import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { SidePanel } from '@framewell/design-system/elements/side-panel/SidePanel'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useContentPlace } from '../useContentPlace'
import { type CommentedSection, Comments } from './Comments'
import { UnsentComments } from './UnsentComments'

/** From this width there is room for comments beside the form. */
export const BESIDE = '(min-width: 1024px)'

interface CommentsPanelProps {
  document: string
  sections: readonly CommentedSection[]
}

/** The open comments of a section or the page. */
export const CommentsPanel = ({ document, sections }: CommentsPanelProps) => {
  const { place, go } = useContentPlace()
  const shown = place.comments
  const [unsent] = useState(() => new Map<string, string>())
  // Comments of a deleted section appear among all comments.
  const section = sections.find(({ id }) => id === shown) ?? null
  if (shown === null) return null
  return (
    <Frame
      title={section ? `Comments: ${section.title || 'section'}` : 'Comments'}
      onClose={() => go({ comments: null }, { replace: true })}
    >
      <UnsentComments value={unsent}>
        <Comments key={section?.id} document={document} sections={sections} section={section} />
      </UnsentComments>
    </Frame>
  )
}

interface FrameProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A panel beside the form where there is room, so that one can read and edit at once; otherwise a sheet above it. The choice is made when
 * it opens.
 */
const Frame = ({ title, onClose, children }: FrameProps) => {
  const [beside] = useState(() => window.matchMedia(BESIDE).matches)
  return beside ? (
    <Beside title={title} closeLabel="Close comments" onClose={onClose}>
      {children}
    </Beside>
  ) : (
    <Drawer title={title} open onOpenChange={(open) => (open ? null : onClose())}>
      {children}
    </Drawer>
  )
}

const Beside = styled(SidePanel)`
  /* It was opened beside the form, and the screen has been rotated since. */
  @media not all and ${BESIDE} {
    order: -1;
    z-index: 1;
    max-height: 42dvh;
  }
`
