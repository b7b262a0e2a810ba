import { CARD } from '@framewell/domain/content/cutAround'
import { cutTitle } from '@framewell/domain/content/cutTitle'
import { createElement, type ReactNode } from 'react'
import { COLOR } from './cardStyle'

export interface CardWords {
  readonly title: string
  readonly kind: string
  readonly siteName: string
  readonly tagline: string
}

/** Longer titles get a smaller font. */
function titlePixels({ length }: string): number {
  if (length <= 34) return 72
  if (length <= 60) return 60
  return length <= 96 ? 48 : 40
}

const box = (style: Record<string, string | number>, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** The text over a picture: at its lower edge, in white. */
export function wordsOverPicture({ title, kind, siteName }: CardWords): ReactNode {
  return box(
    { width: CARD.width, height: CARD.height, position: 'relative' },
    box(
      { position: 'absolute', left: 72, bottom: 118, flexDirection: 'column', width: 1000 },
      box({ fontFamily: 'Inter', fontSize: 26, color: COLOR.line, marginBottom: 16 }, kind),
      box(
        {
          fontFamily: 'Archivo',
          fontSize: Math.min(titlePixels(title), 56),
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
          wordBreak: 'break-word',
          color: '#ffffff',
        },
        cutTitle(title),
      ),
    ),
    box(
      { position: 'absolute', left: 132, top: 540, height: 44, alignItems: 'center' },
      box({ fontFamily: 'Archivo', fontSize: 34, color: '#ffffff' }, siteName),
    ),
  )
}

/** The text of a card as a layout tree that is converted to paths; the picture contains no text elements. */
export function cardWords({ title, kind, siteName, tagline }: CardWords): ReactNode {
  return box(
    { width: CARD.width, height: CARD.height, position: 'relative' },
    box(
      { position: 'absolute', left: 72, top: 68, flexDirection: 'column', width: 600 },
      box({ fontFamily: 'Inter', fontSize: 26, color: COLOR.muted, marginBottom: 24 }, kind),
      box(
        {
          fontFamily: 'Archivo',
          fontSize: titlePixels(title),
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
          wordBreak: 'break-word',
          color: COLOR.ink,
        },
        cutTitle(title),
      ),
    ),
    box(
      { position: 'absolute', left: 132, top: 526, height: 44, alignItems: 'center' },
      box({ fontFamily: 'Archivo', fontSize: 34, color: COLOR.ink, marginRight: 24 }, siteName),
      box({ fontFamily: 'Inter', fontSize: 24, color: COLOR.subtle }, tagline),
    ),
  )
}
