import type { RichTextNode } from '@framewell/domain/content/richText'
import { createContext } from 'react'

/** Anchors of the rich-text headings that a table of contents links to. */
export const HeadingAnchors = createContext<ReadonlyMap<RichTextNode, string>>(new Map())
