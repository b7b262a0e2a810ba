/** Parses a typed number: '1,250.5' is one; '', 'many' and '1.2.3' are not. */
export function numberOf(typed: string): number | null {
  const plain = typed.trim().replace(/,(?=\d{3}(?:\D|$))/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** Shown next to a number field that holds something else. */
export const NO_NUMBER = 'Use digits and at most one point'
