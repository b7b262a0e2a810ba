import { pdfDocuments } from '../platform/pdf/pdfDocuments'

export const bomDocuments = pdfDocuments<typeof import('./documents')>('bom')
