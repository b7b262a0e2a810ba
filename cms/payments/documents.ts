import { invoicePdf } from './billing/invoicePdf'
import { waiverPdf } from './billing/waiverPdf'
import { statementPdf } from './statements/statementPdf'

export const documents = { statement: statementPdf, invoice: invoicePdf, waiver: waiverPdf }
