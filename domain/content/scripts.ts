const PLAIN = '0123456789+-=()'
const SUPERSCRIPTS: ReadonlyMap<string, string> = table(`${PLAIN}in`, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ')
const SUBSCRIPTS: ReadonlyMap<string, string> = table(PLAIN, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

function table(plain: string, raised: string): ReadonlyMap<string, string> {
  return new Map([...plain].map((character, at) => [character, [...raised][at] ?? character]))
}

/** Text as raised or lowered characters; as it is when one has no such form. */
export function inScript(tag: string, text: string): string {
  const forms = tag.toLowerCase() === 'sup' ? SUPERSCRIPTS : SUBSCRIPTS
  const characters = [...text.replace(/[−–]/g, '-')]
  // A list of notes: '¹,²'.
  return characters.every((character) => character === ',' || character.trim() === '' || forms.has(character))
    ? characters.map((character) => forms.get(character) ?? character).join('')
    : text
}

const FRACTION = /^(\d+)[/⁄](\d+)$/
const TRADEMARKS: Readonly<Record<string, string>> = { TM: '™', SM: '℠' }
/** An exponent, of at most one letter unless it has figures, and an index, not an ordinal or a word. */
const EXPONENT = /^(?=.*[\p{L}\p{N}])(?!\p{L}{2,}$)[\p{L}\p{N}.+−–\-=()/]{1,8}$/u
const INDEX = /^(?=.*[\p{L}\p{N}])(?!\p{L}{4,}$)[\p{L}\p{N}.+−–\-=()/]{1,8}$/u

/**
 * Superscript or subscript as characters ('ft²', 'CO₂', '5¹⁄₂'), which every plain text keeps: search, descriptions, feeds, table cells. What
 * has no such form is marked ('10^(6.5)', 'F_y'), because '106.5' and 'Fy' mean something else; ordinals and words are kept ('21st').
 */
export function scriptText(tag: string, text: string): string {
  const isRaised = tag.toLowerCase() === 'sup'
  const written = inScript(tag, text)
  if (written !== text) return written
  return text.replace(/\S(?:.*\S)?/su, (word) => {
    const [, over, under] = (isRaised && FRACTION.exec(word)) || []
    if (over && under) return `${inScript('sup', over)}⁄${inScript('sub', under)}`
    const trademark = isRaised ? TRADEMARKS[word] : undefined
    if (trademark) return trademark
    if (!(isRaised ? EXPONENT : INDEX).test(word)) return word
    return `${isRaised ? '^' : '_'}${[...word].length === 1 ? word : `(${word})`}`
  })
}

/** Text without the marks that word processors put where a word may break. */
export function withoutSoftBreaks(text: string): string {
  return text.replace(/[\u00AD\u200B\uFEFF]/g, '')
}
