/** Download path of a dispute's evidence file. */
export function disputeEvidencePath(dispute: string, evidenceId: string): string {
  return `/api/payments/disputes/${dispute}/evidence/${evidenceId}`
}
