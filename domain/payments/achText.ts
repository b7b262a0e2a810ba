/*
 * Characters outside a NACHA text field: ASCII letters, digits and a few signs are allowed (Nacha Operating Rules, appendix three, 'data
 * specifications': alphameric fields). Banks accept fewer signs than the rules do; these are the common ones.
 */
const OUTSIDE = /[^A-Za-z0-9 .,&'()/-]/
/** Letters that are not an accented base letter, and typographic signs. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Þ: 'TH',
  þ: 'th',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
}
export const ACH_TEXT_RULE = "Use letters A to Z, digits, spaces and . , & ' ( ) / -"

/** A text as a payout file can hold it: accents removed, other letters transliterated to ASCII. Signs without a replacement stay. */
export function achSpelling(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (sign) => SPELLED[sign] ?? sign)
}

/** Whether a payout file can hold this text unchanged. */
export function isAchText(text: string): boolean {
  return !OUTSIDE.test(text)
}

/**
 * A record field: upper case, truncated or padded to its width. Characters without a replacement are dropped; input validation refuses them
 * first.
 */
export function achField(text: string, width: number): string {
  const plain = achSpelling(text).replace(new RegExp(OUTSIDE, 'g'), '').toUpperCase()
  return plain.slice(0, width).padEnd(width)
}
