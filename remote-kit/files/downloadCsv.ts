import { saveBlob } from './saveBlob'

/** Byte order mark: without it spreadsheets read UTF-8 as another alphabet. */
const UTF8_MARK = '\ufeff'

/** Saves a CSV text as a file in the browser's downloads. */
export const downloadCsv = (name: string, csv: string): void =>
  saveBlob(name, new Blob([UTF8_MARK, csv], { type: 'text/csv;charset=utf-8' }))
