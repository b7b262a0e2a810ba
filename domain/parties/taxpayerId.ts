import { z } from 'zod'

/**
 * Prefixes that are not in the IRS's table of valid ones ('How EINs are assigned and valid EIN prefixes'), of which three copies with the same
 * prefixes were seen on December 1, 2026; the IRS's own page was not.
 */
const UNUSED_EIN = ['00', '07', '08', '09', '17', '18', '19', '28', '29', '49', '69', '70', '78', '79', '89', '96', '97']

/** '12-3456789' */
function isEin(number: string): boolean {
  return /^\d{2}-\d{7}$/.test(number) && !UNUSED_EIN.includes(number.slice(0, 2))
}

/**
 * A social security number, or an individual's number in the same shape (ITIN: 9xx with a middle part of 50 to 65, 70 to 88, 90 to 92 or 94 to
 * 99). The Social Security Administration assigns no area 000, 666 or 9xx, no group 00 and no serial 0000.
 */
function isOfPerson(number: string): boolean {
  const [, area = '', group = '', serial = ''] = /^(\d{3})-(\d{2})-(\d{4})$/.exec(number) ?? []
  if (area === '' || serial === '0000') return false
  if (area.startsWith('9')) return /^(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/.test(group)
  return area !== '000' && area !== '666' && group !== '00'
}

/** An employer identification number as the IRS writes it. */
export const einSchema = z
  .string()
  .regex(/^\d{2}-\d{7}$/, { error: 'Write the EIN like 12-3456789', abort: true })
  .refine(isEin, 'The IRS assigns no such EIN. Check the number')

/** A taxpayer's number on a W-9: an EIN, or a person's. */
export const tinSchema = z
  .string()
  .regex(/^(\d{2}-\d{7}|\d{3}-\d{2}-\d{4})$/, { error: 'Write an EIN like 12-3456789 or an SSN like 123-45-6789', abort: true })
  .refine((number) => isEin(number) || isOfPerson(number), 'No such number is assigned. Check it against your tax return')
