/** Where a piece of a dispute's evidence is downloaded. */
export function disputeEvidencePath(dispute: string, evidenceId: string): string {
  return `/api/payments/disputes/${dispute}/evidence/${evidenceId}`
}
