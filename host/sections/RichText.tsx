import { listEntries } from '@framewell/domain/content/listEntries'
import type { RichTextNode, RichText as RichTextTree } from '@framewell/domain/content/richText'
import { startsAt } from '@framewell/domain/content/startsAt'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { createElement, Fragment, type ReactNode, use } from 'react'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { HeadingAnchors } from './article/HeadingAnchors'
import { SourceMark } from './article/SourceMark'
import { keptTogether } from './keptTogether'
import { mediaOf } from './mediaOf'
import { safeHref } from './safeHref'
import { TextFigureView } from './TextFigureView'

/** Renders an editor's rich text from its tree. Unknown node types render their children. */
export const RichText = ({ richText, drawings }: { richText: RichTextTree; drawings: Drawings }) => {
  const anchors = use(HeadingAnchors)
  return <Prose>{nodes(richText.root.children, { anchors, drawings })}</Prose>
}

/** What block nodes need to render; inline nodes use none of it. */
interface Beside {
  readonly anchors: ReadonlyMap<RichTextNode, string>
  readonly drawings: Drawings
}

function nodes(children: readonly RichTextNode[] = [], beside?: Beside): ReactNode {
  // Nodes of a static tree have no identity beyond their position, so they are passed as arguments without keys.
  return createElement(Fragment, null, ...children.map((node) => drawNode(node, beside)))
}

function drawNode(node: RichTextNode, beside?: Beside): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node.text ?? '', typeof node.format === 'number' ? node.format : 0)
    case 'linebreak':
      return <br />
    case 'paragraph':
      return node.children && node.children.length > 0 ? <p>{nodes(node.children)}</p> : null
    case 'heading':
      return drawHeading(node, beside?.anchors.get(node))
    case 'list':
      return drawList(node)
    case 'listitem':
      return <li>{nodes(node.children)}</li>
    case 'link':
    case 'autolink':
      return drawLink(node)
    case 'quote':
      return <blockquote>{nodes(node.children)}</blockquote>
    case 'horizontalrule':
      return <hr />
    case 'upload':
      return drawUpload(node)
    case 'block':
      return node.figure ? <TextFigureView figure={node.figure} drawings={beside?.drawings ?? {}} /> : null
    default:
      return nodes(node.children)
  }
}

function drawList(list: RichTextNode): ReactNode {
  const entries = nodes(listEntries(list))
  const start = startsAt(list)
  return list.listType === 'number' ? <ol start={start > 1 ? start : undefined}>{entries}</ol> : <ul>{entries}</ul>
}

/** The page already has an h1, so an editor's h1 becomes an h2. */
function drawHeading({ tag, children }: RichTextNode, id?: string): ReactNode {
  if (tag === 'h3') return <h3 id={id}>{nodes(children)}</h3>
  if (tag === 'h4' || tag === 'h5' || tag === 'h6') return <h4>{nodes(children)}</h4>
  return <h2 id={id}>{nodes(children)}</h2>
}

function drawLink({ url, newTab, children }: RichTextNode): ReactNode {
  const href = safeHref(url ?? '')
  if (!href) return nodes(children)
  return (
    <>
      <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {nodes(children)}
      </a>
      <SourceMark href={href} />
    </>
  )
}

function drawUpload({ value, caption }: RichTextNode): ReactNode {
  const media = mediaOf(value)
  if (!media) return null
  return (
    <figure>
      <ResponsiveImage media={media} sizes="(max-width: 767px) 100vw, 680px" />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

const BOLD = 1
const ITALIC = 2
const STRIKETHROUGH = 4
const UNDERLINE = 8
const CODE = 16

function marked(text: string, format: number): ReactNode {
  let drawn = keptTogether(text)
  if (format & CODE) drawn = <code>{drawn}</code>
  if (format & UNDERLINE) drawn = <u>{drawn}</u>
  if (format & STRIKETHROUGH) drawn = <s>{drawn}</s>
  if (format & ITALIC) drawn = <em>{drawn}</em>
  if (format & BOLD) drawn = <strong>{drawn}</strong>
  return drawn
}

const Prose = styled.div`
  max-width: var(--measure-text);

  & > * + * {
    margin-top: 1em;
  }
  & h2,
  & h3,
  & h4 {
    margin-top: 1.75em;
  }
  & h2 {
    font-size: var(--text-h3);
  }
  & > :first-child {
    margin-top: 0;
  }
  & h2 + *,
  & h3 + *,
  & h4 + * {
    margin-top: 0.6em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.4em;
  }
  & li + li {
    margin-top: 0.4em;
  }
  & li::marker {
    color: var(--color-steel-bright);
  }
  & a {
    color: var(--color-steel);
  }
  & blockquote {
    padding-inline-start: var(--space-5);
    border-inline-start: var(--stroke-mark) solid var(--color-steel);
    color: var(--color-ink-muted);
  }
  & code {
    white-space: pre-wrap;
  }
  & hr {
    height: 0;
    border: 0;
    border-top: 1px solid var(--color-line);
  }
  & figure {
    margin-block: 1.75em;
  }
  & figcaption {
    margin-top: var(--space-3);
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
  & figure img {
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
  }
`
