import type { LiveSet } from './liveSet'
import type { LiveRelease } from './manifest'
import { compatibilityRefusal } from './releaseFitness'
import { type OfferedMajors, packageOf, SHARED_MAJORS } from './sharedLibraries'

/** A release that visitors get or could get, which a host can't run. */
export interface UnrunnableRelease {
  readonly release: LiveRelease
  readonly shownAs: 'live' | 'candidate' | 'fallback'
  /** What to change in it, in a sentence. */
  readonly why: string
}

/** The releases of a set that a host with these shared libraries can't run. */
export function unrunnableReleases(set: LiveSet, offered: OfferedMajors = SHARED_MAJORS): readonly UnrunnableRelease[] {
  return shownReleases(set).flatMap(({ release, shownAs }) => {
    const why = whyUnrunnable(release, offered)
    return why ? [{ release, shownAs, why }] : []
  })
}

/** The releases of a set that visitors get or could get. */
export function shownReleases({ remotes }: LiveSet): readonly Pick<UnrunnableRelease, 'release' | 'shownAs'>[] {
  return remotes.flatMap(({ live, candidate, fallback }) => [
    { release: live, shownAs: 'live' as const },
    ...(candidate ? [{ release: candidate.release, shownAs: 'candidate' as const }] : []),
    ...(fallback ? [{ release: fallback, shownAs: 'fallback' as const }] : []),
  ])
}

/** A live release that a host can't run, and the one it shows in its place; null when there is none. */
export interface ReplacedRelease {
  readonly live: LiveRelease
  readonly why: string
  readonly instead: LiveRelease | null
}

/**
 * The part of a set that a host can run. Its fallback, or else a release that the host showed before, takes the place of a live
 * release that can't run; a remote without either is left out, and reported with `instead` null.
 */
export function runnableSet(
  { remotes }: LiveSet,
  before: LiveSet | null,
  offered: OfferedMajors = SHARED_MAJORS,
): { readonly set: LiveSet; readonly replaced: readonly ReplacedRelease[] } {
  const replaced: ReplacedRelease[] = []
  const kept: LiveSet['remotes'] = []
  for (const pair of remotes) {
    const why = whyUnrunnable(pair.live, offered)
    const candidate = pair.candidate && whyUnrunnable(pair.candidate.release, offered) ? null : pair.candidate
    const fallback = pair.fallback && whyUnrunnable(pair.fallback, offered) ? null : pair.fallback
    const earlier = before?.remotes.find(({ live: { remote } }) => remote === pair.live.remote)
    const instead = [fallback, earlier?.live, earlier?.fallback].find((release) => release && !whyUnrunnable(release, offered)) ?? null
    if (why) replaced.push({ live: pair.live, why, instead })
    if (!why) kept.push({ ...pair, fallback, candidate })
    else if (instead) kept.push({ ...pair, live: instead, fallback: null, candidate })
  }
  return { set: { remotes: kept }, replaced }
}

/**
 * The major versions a host would offer after raising some libraries.
 * @param raised for example react@20 or react-dom@20.1.0; a package's parts, such as react/jsx-runtime, go with it
 * @param now what hosts offer today; earlier copies stay beside a raised library
 * @returns the word that names no shared library with a version, as `unknown`; empty when nothing is raised
 */
export function raisedMajors(
  raised: readonly string[],
  now: OfferedMajors = SHARED_MAJORS,
): { readonly offered: OfferedMajors } | { readonly unknown: string } {
  if (raised.length === 0) return { unknown: '' }
  const offered: Record<string, OfferedMajors[string]> = { ...now }
  for (const word of raised) {
    const [, name, major] = /^(@?[^@]+)@(\d+)(?:\.|$)/.exec(word) ?? []
    const parts = Object.keys(SHARED_MAJORS).filter((library) => packageOf(library) === name)
    if (parts.length === 0) return { unknown: word }
    for (const part of parts) offered[part] = [Number(major), ...[now[part] ?? []].flat().slice(1)]
  }
  return { offered }
}

function whyUnrunnable(release: LiveRelease, offered: OfferedMajors): string | undefined {
  return compatibilityRefusal(release, offered)?.more?.detail
}
