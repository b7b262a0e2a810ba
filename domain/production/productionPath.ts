/** Path of a production's private page. */
export function productionPath({ id, planId, token }: { readonly id: string; readonly planId: string; readonly token: string }): string {
  return `/configurator?plan=${encodeURIComponent(planId)}&production=${id}&token=${token}`
}
