import { invoicePdf } from './billing/invoicePdf'
import { waiverPdf } from './billing/waiverPdf'
import { statementPdf } from './projects/statementPdf'

export const documents = { statement: statementPdf, invoice: invoicePdf, waiver: waiverPdf }
