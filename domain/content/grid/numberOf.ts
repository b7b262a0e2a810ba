/** A number as it is typed: '1,250.5' is one; '', 'many' and '1.2.3' are none. */
export function numberOf(typed: string): number | null {
  const plain = typed.trim().replace(/,(?=\d{3}(?:\D|$))/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** Said at what is typed into a number and is none. */
export const NO_NUMBER = 'Use digits and at most one point'
