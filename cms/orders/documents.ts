import { changePdf } from './changePdf'
import { confirmationPdf, orderFormPdf } from './orderPdf'
import { shopDrawingsPdf } from './shopDrawingsPdf'

export const documents = { orderForm: orderFormPdf, confirmation: confirmationPdf, change: changePdf, shopDrawings: shopDrawingsPdf }
