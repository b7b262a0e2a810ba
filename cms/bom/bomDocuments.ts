import { pdfDocuments } from '../pdf/pdfDocuments'

export const bomDocuments = pdfDocuments<typeof import('./documents')>('bom')
