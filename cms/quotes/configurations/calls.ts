import * as configurations from '@framewell/domain/quotes/savedConfiguration'
import { bindCall } from '../../http/bindCall'
import { getConfiguration } from './getConfiguration'
import { saveConfiguration } from './saveConfiguration'
import { updateConfiguration } from './updateConfiguration'

export const configurationCalls = [
  bindCall(configurations.saveConfiguration, saveConfiguration),
  bindCall(configurations.updateConfiguration, updateConfiguration),
  bindCall(configurations.getConfiguration, getConfiguration),
]
