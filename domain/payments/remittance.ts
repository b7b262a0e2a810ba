/** Longest unstructured remittance text of ISO 20022 (Max140Text): what goes on behind it is one text. */
const LONGEST_PIECE = 140
/** One of our numbers, cut off: 'INV-2026-0001'. Whole ones have five digits or more. */
const UNFINISHED = /(?:INV|PO|PR)(?:[ -]?(?:\d{0,4}|\d{4}[ -]?\d{0,4}))?[ -]?$/i

/**
 * One text from the pieces in which a bank passes on a remittance. Pieces are words of their own, unless one was full or ended within a number
 * of our own.
 */
export function joinPieces(pieces: readonly string[]): string {
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .reduce((text, piece, at, all) => {
      const before = all[at - 1] ?? ''
      const goesOn = before.length === LONGEST_PIECE || (UNFINISHED.test(before) && /^[\d-]/.test(piece))
      return goesOn ? `${text}${piece}` : `${text} ${piece}`
    }, '')
    .trim()
}
