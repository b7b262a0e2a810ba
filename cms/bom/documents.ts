import { bomPdf } from './bomPdf'

export const documents = { bom: bomPdf }
