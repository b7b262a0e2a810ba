/** Which part of a list a page shows: '1–20 of 212', '3 quotes', '1 quote'. */
export function shownRange(
  noun: string,
  { page, perPage, shown, total }: { readonly page: number; readonly perPage: number; readonly shown: number; readonly total: number },
): string {
  if (total <= shown) return `${total.toLocaleString('en-US')} ${total === 1 ? noun : `${noun}s`}`
  const from = (page - 1) * perPage + 1
  return `${from.toLocaleString('en-US')}–${(from + shown - 1).toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
}
