import { downloadPlanFile, listPlanFiles, removePlanFile, uploadPlanFile } from './planFileCalls'
import {
  downloadQuote,
  emailQuote,
  getQuote,
  listQuotes,
  requestAdvancedQuote,
  requestPlanQuote,
  requestSteelQuote,
  reviewQuote,
} from './quoteCalls'
import { getConfiguration, saveConfiguration, updateConfiguration } from './savedConfiguration'

export const planFileCalls = { uploadPlanFile, removePlanFile, listPlanFiles, downloadPlanFile }

export const configurationCalls = { saveConfiguration, updateConfiguration, getConfiguration }

export const quoteCalls = {
  requestPlanQuote,
  requestAdvancedQuote,
  requestSteelQuote,
  getQuote,
  downloadQuote,
  emailQuote,
  listQuotes,
  reviewQuote,
}
