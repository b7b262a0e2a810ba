/** Why a release could not be built or shipped, as a sentence its team can act on; printed without a stack. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem'
}
