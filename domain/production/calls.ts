import { getProduction, listProductions, moveMilestone, startProduction, watchProduction } from './productionCalls'

export const productionCalls = { startProduction, getProduction, moveMilestone, listProductions, watchProduction }
