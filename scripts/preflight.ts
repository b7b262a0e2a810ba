import type { LiveSet } from '../domain/releases/liveSet'
import { raisedMajors, runnableSet, shownReleases, unrunnableReleases } from '../domain/releases/runnableReleases'
import { earlierPackages, majorsOffered, SHARED_MAJORS } from '../domain/releases/sharedLibraries'
import { ActionableProblem, bold } from './console'

/** Until when hosts run releases with the earlier major they were built for (EARLIER_LIBRARIES_UNTIL), and the present day. */
interface EarlierWindow {
  readonly lastDay?: string | undefined
  readonly today: string
}

/**
 * `preflight react@20 react-dom@20`: the live, candidate and fallback releases that could not run on hosts with these versions, and those
 * that run with an earlier copy only.
 * @throws ActionableProblem for a word that is no shared library with a version
 */
export function preflight(
  set: LiveSet,
  raised: readonly string[],
  { lastDay, today }: EarlierWindow = { today: '' },
): { readonly sentences: readonly string[]; readonly passes: boolean } {
  const majors = raisedMajors(raised, majorsOffered(lastDay, today))
  if ('unknown' in majors) {
    const shared = Object.keys(SHARED_MAJORS).join(', ')
    throw new ActionableProblem(`"${majors.unknown}" is no shared library with a version. Say for example react@20. Shared are ${shared}.`)
  }
  const { offered } = majors
  const found = unrunnableReleases(set, offered)
  const withCopies = shownReleases(set).flatMap(({ release, shownAs }) => {
    const copies = earlierPackages(release.shared)
    const runs = copies.length > 0 && !found.some((one) => one.release === release)
    return runs
      ? [`${bold(release.remote)} ${release.version} (${shownAs}): runs with the earlier copy of ${copies.join(', ')} until ${lastDay}.`]
      : []
  })
  if (found.length === 0)
    return { sentences: [...withCopies, `Every release that visitors get can run with ${raised.join(', ')}.`], passes: true }
  const missing = runnableSet(set, null, offered)
    .replaced.filter(({ instead }) => instead === null)
    .map(({ live }) => live.remote)
  return {
    sentences: [
      ...withCopies,
      ...found.map(({ release, shownAs, why }) => `${bold(release.remote)} ${release.version} (${shownAs}): ${why}`),
      ...(missing.length > 0 ? [`No release of ${missing.join(', ')} could run: a new host would not become ready.`] : []),
    ],
    passes: false,
  }
}
