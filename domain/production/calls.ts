import { getProduction, listProductions, moveMilestone, startProduction } from './productionCalls'

export const productionCalls = { startProduction, getProduction, moveMilestone, listProductions }
