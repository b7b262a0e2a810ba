import type { RichTextNode } from '@framewell/domain/content/richText'
import { createContext } from 'react'

/** Anchors of headings in running text, where a table of contents leads to them. */
export const HeadingAnchors = createContext<ReadonlyMap<RichTextNode, string>>(new Map())
