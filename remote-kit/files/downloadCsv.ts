import { saveBlob } from './saveBlob'

/** Byte order mark: without it, spreadsheets do not detect UTF-8. */
const UTF8_MARK = '\ufeff'

/** Downloads a CSV text as a file. */
export const downloadCsv = (name: string, csv: string): void =>
  saveBlob(name, new Blob([UTF8_MARK, csv], { type: 'text/csv;charset=utf-8' }))
