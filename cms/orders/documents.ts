import { changePdf } from './changePdf'
import { confirmationPdf, orderFormPdf } from './orderPdf'

export const documents = { orderForm: orderFormPdf, confirmation: confirmationPdf, change: changePdf }
