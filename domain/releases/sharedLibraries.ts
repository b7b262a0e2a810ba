/**
 * Libraries loaded once for the host and every remote, with the host's major versions. Raising a major refuses, at registration, every
 * release built against the old one. `host/federation` provides them; `remote-kit/release` excludes them from remotes.
 */
export const SHARED_MAJORS = {
  react: 19,
  'react/jsx-runtime': 19,
  'react-dom': 19,
  'react-router-dom': 7,
  'styled-components': 6,
  jotai: 2,
  // jotai/utils, which remotes bundle, imports these two; without them it would create a second store.
  'jotai/react': 2,
  'jotai/vanilla': 2,
  '@tanstack/react-query': 5,
} as const
export type SharedLibrary = keyof typeof SHARED_MAJORS

/**
 * Earlier majors of which hosts carry a copy beside their own, for releases that were built for them; by package, with the name under which
 * the copy is installed. A library can be here when nothing of it passes between the shell and a micro-frontend. React cannot: an earlier one
 * needs a root and a server rendering of its own. Nor can the router, queries and styles: a screen gets theirs from the shell.
 */
export const EARLIER_COPIES = { jotai: { major: 1, installedAs: 'jotai-1' } } as const
export type EarlierPackage = keyof typeof EARLIER_COPIES

/** The npm package of a shared library: react for react/jsx-runtime. */
export function packageOf(library: string): string {
  return library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * What the host shares of a library, where it does not share all of it: unused code would weigh on every page. `host/federation` exports
 * exactly these names, the types and the build of remotes refuse every other import by its name, and the trials of a release get only these.
 */
export const SHARED_EXPORTS = {
  // Left out: links (the design system's are handled by the shell), forms and data loading of React Router.
  'react-router-dom': [
    'createSearchParams',
    'Navigate',
    'useHref',
    'useInRouterContext',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  // Left out: parallel queries in one hook, streams, hydration boundaries.
  '@tanstack/react-query': [
    'CancelledError',
    'hashKey',
    'infiniteQueryOptions',
    'isCancelledError',
    'keepPreviousData',
    'MutationCache',
    'matchQuery',
    'mutationOptions',
    'QueryCache',
    'QueryClient',
    'QueryClientProvider',
    'QueryErrorResetBoundary',
    'QueryObserver',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useIsMutating',
    'useMutation',
    'useMutationState',
    'useQuery',
    'useQueryClient',
    'useQueryErrorResetBoundary',
    'useSuspenseQuery',
  ],
  // Left out: server style sheets, theme providers and global styles. A remote styles only its own elements.
  'styled-components': ['css', 'default', 'isStyledComponent', 'keyframes', 'styled'],
} as const satisfies Partial<Record<SharedLibrary, readonly string[]>>

/** What stories and tests of a remote may use besides: the types accept it everywhere, and the build refuses it in a release. */
export const STORY_EXPORTS = { 'react-router-dom': ['MemoryRouter'] } as const satisfies Partial<
  Record<keyof typeof SHARED_EXPORTS, readonly string[]>
>

export interface SharedMismatch {
  readonly library: string
  /** Version the release was built with. */
  readonly builtWith: string
  /** The host's major version; undefined when it does not share this library. */
  readonly offeredMajor: number | undefined
}

/** Major versions of shared libraries by name: a host's own, and an earlier one after it. */
export type OfferedMajors = Readonly<Record<string, number | readonly number[] | undefined>>

/**
 * The majors that hosts offer on a day: also the earlier ones of which they carry a copy, until the last day of an operator's window.
 * @param lastDay for example 2027-02-28 (the company's time zone); no window without it
 * @param today the same for the present day
 */
export function majorsOffered(lastDay: string | undefined, today: string): OfferedMajors {
  if (lastDay === undefined || today > lastDay) return SHARED_MAJORS
  return Object.fromEntries(
    Object.entries(SHARED_MAJORS).map(([library, major]) => [library, [major, earlierMajorOf(library) ?? []].flat()]),
  )
}

/** The packages of which a release gets the earlier copy, because it was built for that major. */
export function earlierPackages(shared: Readonly<Record<string, string>>): readonly EarlierPackage[] {
  const wanted = Object.entries(shared).filter(([library, builtWith]) => earlierMajorOf(library) === Number.parseInt(builtWith, 10))
  return [...new Set(wanted.map(([library]) => packageOf(library)))].filter(isEarlierPackage)
}

function earlierMajorOf(library: string): number | undefined {
  const name = packageOf(library)
  return isEarlierPackage(name) ? EARLIER_COPIES[name].major : undefined
}

function isEarlierPackage(name: string): name is EarlierPackage {
  return Object.hasOwn(EARLIER_COPIES, name)
}

/**
 * A release's shared libraries whose major is not offered; empty when the release can run.
 * @param offered by this host, unless another one is asked about
 */
export function sharedMismatches(
  shared: Readonly<Record<string, string>>,
  offered: OfferedMajors = SHARED_MAJORS,
): readonly SharedMismatch[] {
  return Object.entries(shared)
    .map(([library, builtWith]) => ({ library, builtWith, majors: [offered[library] ?? []].flat() }))
    .filter(({ builtWith, majors }) => !majors.includes(Number.parseInt(builtWith, 10)))
    .map(({ library, builtWith, majors: [offeredMajor] }) => ({ library, builtWith, offeredMajor }))
}
