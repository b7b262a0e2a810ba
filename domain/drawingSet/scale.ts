/** A drawing scale. */
export interface Scale {
  readonly words: string
  /** Points on paper for a foot of house. */
  readonly pointsPerFoot: number
}

/** The scales of an architect's rule, and smaller ones for the largest houses. */
export const SCALES: readonly Scale[] = [
  ['1', 1],
  ['3/4', 3 / 4],
  ['1/2', 1 / 2],
  ['3/8', 3 / 8],
  ['1/4', 1 / 4],
  ['3/16', 3 / 16],
  ['1/8', 1 / 8],
  ['3/32', 3 / 32],
  ['1/16', 1 / 16],
  ['1/32', 1 / 32],
  ['1/64', 1 / 64],
].map(([words, inches]) => ({ words: `${words}" = 1'-0"`, pointsPerFoot: Number(inches) * 72 }))

export const SMALLEST: Scale = { words: `1/64" = 1'-0"`, pointsPerFoot: 72 / 64 }

/** The largest scale at which feet fit a number of points. @param largest inches to the foot that are enough */
export function scaleFor(
  feet: { readonly width: number; readonly height: number },
  points: { readonly width: number; readonly height: number },
  largest = 1,
): Scale {
  const fits = ({ pointsPerFoot }: Scale) =>
    pointsPerFoot <= largest * 72 && feet.width * pointsPerFoot <= points.width && feet.height * pointsPerFoot <= points.height
  return SCALES.find(fits) ?? SMALLEST
}
