import type { CsvColumn } from '@framewell/domain/export/csvText'
import type { QuoteRow } from '@framewell/domain/quotes/quoteCalls'

/** The columns of the CSV file; missing values are empty cells. */
export const quotesCsv: readonly CsvColumn<QuoteRow>[] = [
  { header: 'Number', value: (row) => row.number },
  { header: 'Revision', value: (row) => row.revision },
  { header: 'Kind', value: (row) => row.kind },
  { header: 'Title', value: (row) => row.title },
  { header: 'Status', value: (row) => row.status },
  { header: 'Total (USD)', value: (row) => row.total },
  { header: 'Contact', value: (row) => row.contact?.name ?? null },
  { header: 'Email', value: (row) => row.contact?.email ?? null },
  { header: 'Company', value: (row) => row.contact?.companyName ?? null },
  { header: 'Phone', value: (row) => row.contact?.phone ?? null },
  { header: 'Made (UTC)', value: (row) => row.createdAt },
  { header: 'Valid until (UTC)', value: (row) => row.validUntil },
  { header: 'Price book version', value: (row) => row.priceBookVersion },
  { header: 'Id', value: (row) => row.id },
]
