import { productionCalls as calls } from '@framewell/domain/production/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { priceFirst } from '../quotes/checkQuoted'
import { answerProduction } from './answerProduction'
import { getProduction } from './getProduction'
import { listProductions } from './listProductions'
import { moveMilestone } from './moveMilestone'
import { startProduction } from './startProduction'
import { watchProduction } from './watchProduction'

export const productionCalls = bindCalls(calls, {
  startProduction: { run: startProduction, before: (context, answers) => priceFirst(context, { kind: 'picker', answers }) },
  getProduction,
  answerProduction,
  moveMilestone,
  listProductions,
  watchProduction,
})
