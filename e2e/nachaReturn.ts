/** Record lengths and positions: Nacha return entries, as `readNachaReturns` of domain/payments reads them. */
const LINE = 94

/**
 * The file in which a bank returns one entry of a file that it was sent.
 * @param reference the entry's payout
 * @param code 'R03'
 */
export function returnOf(sent: string, reference: string, code: string): string {
  const records = sent.split(/\r?\n/)
  const at = records.findIndex((record) => record.startsWith('6') && record.includes(reference))
  const entry = records[at] ?? ''
  const header = records[0] ?? ''
  const batch = records.slice(0, at).findLast((record) => record.startsWith('5')) ?? ''
  const [originator, amount, trace] = [entry.slice(3, 12), entry.slice(29, 39), entry.slice(79)]
  const bank = entry.slice(3, 11)
  const newTrace = `${bank}0000001`
  const hash = bank.padStart(10, '0')
  const company = batch.slice(40, 50)
  const none = '0'.repeat(12)
  const total = amount.padStart(12, '0')
  const body = [
    header,
    `5220${batch.slice(4, 79)}${bank}0000001`,
    `621${originator}${entry.slice(12, 78)}1${newTrace}`,
    `799${code}${trace}${' '.repeat(6)}${bank}${' '.repeat(44)}${newTrace}`,
    `8220000002${hash}${none}${total}${company}${' '.repeat(25)}${bank}0000001`,
    `900000100000100000002${hash}${none}${total}`,
  ].map((record) => record.padEnd(LINE))
  const filler = '9'.repeat(LINE)
  return [...body, ...Array.from({ length: 10 - body.length }, () => filler), ''].join('\n')
}
