import * as production from '@framewell/domain/production/productionCalls'
import { bindCall } from '../http/bindCall'
import { getProduction } from './getProduction'
import { listProductions } from './listProductions'
import { moveMilestone } from './moveMilestone'
import { startProduction } from './startProduction'

export const productionCalls = [
  bindCall(production.startProduction, startProduction),
  bindCall(production.getProduction, getProduction),
  bindCall(production.moveMilestone, moveMilestone),
  bindCall(production.listProductions, listProductions),
]
