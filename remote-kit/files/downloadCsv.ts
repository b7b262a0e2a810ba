/** Byte order mark: without it spreadsheets read UTF-8 as another alphabet. */
const UTF8_MARK = '\ufeff'

/** Saves a CSV text as a file in the browser's downloads. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([UTF8_MARK, csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
