/** Path of a decision's private page. */
export function decisionPath({ id, token }: { readonly id: string; readonly token: string }): string {
  return `/terms?decision=${id}&token=${token}`
}
