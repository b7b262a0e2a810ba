import { CARD, cutAround, type FocalPoint } from './cutAround'

/** Texts for setting a picture's focal point, on every screen. */
export const CROP_WORDS = {
  title: 'Set the crop',
  hint: 'Choose the point that has to stay visible wherever the picture is cropped.',
  across: 'Across',
  down: 'Down',
  confirm: 'Crop around this point everywhere',
  done: 'The crop is set, wherever the picture is shown',
} as const

/** Input attributes of the slider that moves the focal point along one axis. Its value is announced as '30 percent from the left'. */
export function pointSlider(axis: keyof FocalPoint, point: FocalPoint) {
  return { type: 'range', min: 0, max: 100, value: Math.round(point[axis]), 'aria-valuetext': pointWords(axis, point[axis]) } as const
}

function pointWords(axis: keyof FocalPoint, percent: number): string {
  return `${Math.round(percent)} percent from the ${axis === 'focalX' ? 'left' : 'top'}`
}

/** The focal point for a press on a picture, in whole percents. */
export function pointAt(
  press: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): FocalPoint {
  const percent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100)
  return { focalX: percent((press.clientX - box.left) / box.width), focalY: percent((press.clientY - box.top) / box.height) }
}

interface CutFrame {
  readonly label: string
  /** CSS aspect-ratio: width over height. */
  readonly aspectRatio: string
  readonly narrow: boolean
  /** CSS properties that place the whole picture behind the frame. */
  readonly place: Readonly<Record<string, string>>
}

/** The site's crops of a picture: for share cards, and for blog cards, which are wide above their text and narrow beside it. */
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
    { label: 'Beside a card’s text', aspectRatio: '1', narrow: true, place: covering },
  ]
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}
