/*
 * What a NACHA file can hold in a text: letters, digits and a few signs of ASCII (Nacha Operating Rules, appendix three, 'data specifications':
 * alphameric fields). Banks take fewer signs than the rules do; these are the common ones.
 */
const OUTSIDE = /[^A-Za-z0-9 .,&'()/-]/
/** Letters that are no base letter with an accent, and signs that word processors write. */
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

/** A text as a payout file can hold it: accents are taken off, other letters spelled in ASCII. Signs without a spelling are left in. */
export function achSpelling(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (sign) => SPELLED[sign] ?? sign)
}

/** Whether a payout file holds this text as it is. */
export function isAchText(text: string): boolean {
  return !OUTSIDE.test(text)
}

/** A field of a record: capitals, cut or filled to its width. What has no spelling is left out; entry refuses it before. */
export function achField(text: string, width: number): string {
  const plain = achSpelling(text).replace(new RegExp(OUTSIDE, 'g'), '').toUpperCase()
  return plain.slice(0, width).padEnd(width)
}
