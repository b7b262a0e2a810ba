/** Size of share pictures in pixels, as social networks expect it. */
export const CARD = { width: 1200, height: 630 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/** Focal point of a picture, in percent from the left and top. */
export interface FocalPoint {
  readonly focalX: number
  readonly focalY: number
}

/** The largest crop with the given aspect ratio, its focal point as close to the center as the edges allow, in whole pixels. */
export function cutAround(
  picture: Size,
  { focalX, focalY }: FocalPoint,
  form: Size,
): Size & { readonly left: number; readonly top: number } {
  const scale = Math.max(form.width / picture.width, form.height / picture.height)
  const width = Math.min(picture.width, Math.round(form.width / scale))
  const height = Math.min(picture.height, Math.round(form.height / scale))
  const from = (whole: number, cut: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - cut / 2, 0), whole - cut))
  return { width, height, left: from(picture.width, width, focalX), top: from(picture.height, height, focalY) }
}
