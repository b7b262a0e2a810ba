/** Why a release could not be built or shipped, as a sentence for its team; printed without a stack. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem'
}
