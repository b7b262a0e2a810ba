import { quotePdf } from './quotePdf'

export const documents = { quote: quotePdf }
