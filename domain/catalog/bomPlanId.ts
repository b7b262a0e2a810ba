/** A plan's id in the bill of materials: the-bova-plan with 900 sq ft is bova-900. */
export function bomPlanId(plan: { readonly id: string; readonly squareFeet: number }): string {
  return `${plan.id.replace(/^the-/, '').replace(/-plan$/, '')}-${plan.squareFeet}`
}
