import { downloadTaxReturn, getTaxReturn } from './taxCalls'

export const taxCalls = { getTaxReturn, downloadTaxReturn }
