const PLAIN = '0123456789+-=()'
const SUPERSCRIPTS: ReadonlyMap<string, string> = table(`${PLAIN}in`, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ')
const SUBSCRIPTS: ReadonlyMap<string, string> = table(PLAIN, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

function table(plain: string, raised: string): ReadonlyMap<string, string> {
  return new Map([...plain].map((character, at) => [character, [...raised][at] ?? character]))
}

/**
 * Superscript or subscript as characters ('ft²', 'CO₂'), which every plain text keeps: search, descriptions, feeds, table cells. Text with a
 * character that has no such form is kept ('21st').
 */
export function scriptText(tag: string, text: string): string {
  const forms = tag.toLowerCase() === 'sup' ? SUPERSCRIPTS : SUBSCRIPTS
  const characters = [...text]
  return characters.every((character) => character.trim() === '' || forms.has(character))
    ? characters.map((character) => forms.get(character) ?? character).join('')
    : text
}

/** Text without the marks that word processors put where a word may break. */
export function withoutSoftBreaks(text: string): string {
  return text.replace(/[\u00AD\u200B\uFEFF]/g, '')
}
