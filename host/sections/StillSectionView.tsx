import { createElement } from 'react'
import type { StillSection } from './stillSection'

/** The HTML that the document came with. */
export const StillSectionView = ({ section: { element } }: { section: StillSection }) =>
  element
    ? // Rendered by our own server from the section's content.
      createElement(element.tag, { ...element.attributes, dangerouslySetInnerHTML: { __html: element.html } })
    : null
