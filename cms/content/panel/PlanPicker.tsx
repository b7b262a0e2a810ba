'use client'

import { listPlans } from '@framewell/domain/catalog/listPlans'
import { figure } from '@framewell/domain/numbers/figure'
import type { TextFieldClientComponent } from 'payload'
import { callApi } from '../../panel/callApi'
import { LoadedSelect } from './LoadedSelect'

/** Chooses the plan whose frame is drawn. */
export const PlanPicker: TextFieldClientComponent = ({ field, path }) => (
  <LoadedSelect description="Its steel frame is drawn here." field={field} load={loadPlans} missing="not on offer" path={path} />
)

async function loadPlans() {
  const { plans } = await callApi(listPlans, {})
  return plans.map(({ id, name, squareFeet }) => ({ value: id, label: `${name}, ${figure(squareFeet)} sq ft` }))
}
