import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'

/** The plans of the catalog as the cms answers them. */
export const testPlans = INITIAL_PLANS.map((plan) => toCatalogPlan(plan))
