import { developmentCalls as calls } from '@framewell/domain/developments/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { listDevelopments } from './listDevelopments'
import { createDevelopment, getDevelopment, saveLots } from './lotOperations'
import { orderDevelopment, quoteDevelopment } from './quoteDevelopment'

export const developmentCalls = bindCalls(calls, {
  listDevelopments,
  createDevelopment,
  getDevelopment,
  saveLots,
  quoteDevelopment,
  orderDevelopment,
})
