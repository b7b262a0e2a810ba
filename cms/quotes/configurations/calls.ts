import { configurationCalls as calls } from '@framewell/domain/quotes/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { getConfiguration } from './getConfiguration'
import { saveConfiguration } from './saveConfiguration'
import { updateConfiguration } from './updateConfiguration'

export const configurationCalls = bindCalls(calls, {
  saveConfiguration,
  updateConfiguration,
  getConfiguration,
})
