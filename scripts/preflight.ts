import type { LiveSet } from '../domain/releases/liveSet'
import { raisedMajors, runnableSet, unrunnableReleases } from '../domain/releases/runnableReleases'
import { SHARED_MAJORS } from '../domain/releases/sharedLibraries'
import { ActionableProblem, bold } from './console'

/**
 * `preflight react@20 react-dom@20`: the live, candidate and fallback releases that could not run on hosts with these versions.
 * @throws ActionableProblem for a word that is no shared library with a version
 */
export function preflight(set: LiveSet, raised: readonly string[]): { readonly sentences: readonly string[]; readonly passes: boolean } {
  const majors = raisedMajors(raised)
  if ('unknown' in majors) {
    const shared = Object.keys(SHARED_MAJORS).join(', ')
    throw new ActionableProblem(`"${majors.unknown}" is no shared library with a version. Say for example react@20. Shared are ${shared}.`)
  }
  const { offered } = majors
  const found = unrunnableReleases(set, offered)
  if (found.length === 0) return { sentences: [`Every release that visitors get can run with ${raised.join(', ')}.`], passes: true }
  const missing = runnableSet(set, null, offered)
    .replaced.filter(({ instead }) => instead === null)
    .map(({ live }) => live.remote)
  return {
    sentences: [
      ...found.map(({ release, shownAs, why }) => `${bold(release.remote)} ${release.version} (${shownAs}): ${why}`),
      ...(missing.length > 0 ? [`No release of ${missing.join(', ')} could run: a new host would not become ready.`] : []),
    ],
    passes: false,
  }
}
