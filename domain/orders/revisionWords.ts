/** An order's revision as its papers and screens name it: '2', or '2, frame unchanged since revision 1' after change orders that left the frame alone. */
export function revisionWords({ revision, frameRevision }: { readonly revision: number; readonly frameRevision: number }): string {
  return frameRevision === revision ? String(revision) : `${revision}, frame unchanged since revision ${frameRevision}`
}
