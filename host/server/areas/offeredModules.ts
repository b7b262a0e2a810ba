import { earlierPackages, type SharedLibrary } from '@framewell/domain/releases/sharedLibraries'

import * as jotai from 'jotai'
import * as jotaiReact from 'jotai/react'
import * as jotaiVanilla from 'jotai/vanilla'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { earlierModules } from '../../federation/earlierModules'
import * as query from '../../federation/sharedQueries'
import * as router from '../../federation/sharedRouter'
import * as styledComponents from '../../federation/sharedStyles'

/** Everything a release may require on a server: the shared libraries, in the same instances that render it. */
export const offeredModules: Readonly<Record<SharedLibrary, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styledComponents,
  jotai,
  'jotai/react': jotaiReact,
  'jotai/vanilla': jotaiVanilla,
  '@tanstack/react-query': query,
}

/** The same for one release, with the copies of the earlier majors it was built for. */
export function modulesFor(shared: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const copies = earlierPackages(shared).flatMap((name) => Object.entries(earlierModules[name]))
  return { ...offeredModules, ...Object.fromEntries(copies.map(([library, { module }]) => [library, module])) }
}
