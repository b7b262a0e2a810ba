import { CARD, cutAround, type FocalPoint } from './cutAround'

/** Words of setting the point around which a picture is cut, wherever that is done. */
export const CROP_WORDS = {
  title: 'Set the crop',
  hint: 'Choose what must stay in the picture where it is shown narrower or lower than it is.',
  across: 'Across',
  down: 'Down',
  confirm: 'Cut it around this point everywhere',
  done: 'The crop is set, wherever the picture is shown',
} as const

/** The slider that moves a picture's point along one axis, as attributes of an input; its value is heard as '30 percent from the left'. */
export function pointSlider(axis: keyof FocalPoint, point: FocalPoint) {
  return { type: 'range', min: 0, max: 100, value: Math.round(point[axis]), 'aria-valuetext': pointWords(axis, point[axis]) } as const
}

function pointWords(axis: keyof FocalPoint, percent: number): string {
  return `${Math.round(percent)} percent from the ${axis === 'focalX' ? 'left' : 'top'}`
}

/** Where a press on a picture is, as its point: whole percents. */
export function pointAt(
  press: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): FocalPoint {
  const percent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100)
  return { focalX: percent((press.clientX - box.left) / box.width), focalY: percent((press.clientY - box.top) / box.height) }
}

interface CutFrame {
  readonly label: string
  /** Its width over its height, as CSS has it. */
  readonly aspectRatio: string
  readonly narrow: boolean
  /** How the whole picture lies behind it, as CSS properties of an image in a positioned frame. */
  readonly place: Readonly<Record<string, string>>
}

/** How the site cuts a picture: for shared links, and on the blog, whose cards are wide above their words and narrow beside them. */
export function cutFrames(picture: FocalPoint & { readonly width: number; readonly height: number }): readonly CutFrame[] {
  const { width, height, left, top } = cutAround(picture, picture, CARD)
  const covering = { width: '100%', height: '100%', objectFit: 'cover', objectPosition: `${picture.focalX}% ${picture.focalY}%` }
  return [
    {
      label: 'For shared links',
      aspectRatio: `${CARD.width} / ${CARD.height}`,
      narrow: false,
      place: {
        position: 'absolute',
        maxWidth: 'none',
        width: share(picture.width, width),
        height: share(picture.height, height),
        left: share(-left, width),
        top: share(-top, height),
      },
    },
    { label: 'On a card', aspectRatio: '12 / 5', narrow: false, place: covering },
    { label: 'Beside the words of a card', aspectRatio: '1', narrow: true, place: covering },
  ]
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}
