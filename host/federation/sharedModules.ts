import type { SharedLibrary } from '@framewell/domain/releases/sharedLibraries'

import { version as queryVersion } from '@tanstack/react-query/package.json'
import * as jotai from 'jotai'
import { version as jotaiVersion } from 'jotai/package.json'
import * as jotaiReact from 'jotai/react'
import * as jotaiVanilla from 'jotai/vanilla'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { version as routerVersion } from 'react-router-dom/package.json'
import { version as stylesVersion } from 'styled-components'

import * as query from './sharedQueries'
import * as router from './sharedRouter'
import * as styledComponents from './sharedStyles'

export interface SharedModule {
  readonly version: string
  readonly module: unknown
}

/** The page's copies of the shared libraries. Remotes do not bundle their own. */
export const sharedModules: Readonly<Record<SharedLibrary, SharedModule>> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  'react-router-dom': { version: routerVersion, module: router },
  'styled-components': { version: stylesVersion, module: styledComponents },
  jotai: { version: jotaiVersion, module: jotai },
  'jotai/react': { version: jotaiVersion, module: jotaiReact },
  'jotai/vanilla': { version: jotaiVersion, module: jotaiVanilla },
  '@tanstack/react-query': { version: queryVersion, module: query },
}

/**
 * The same modules in the format of the federation runtime.
 * @param extra others, or other copies of them
 * @param scope the releases that ask for this one get these
 */
export function sharedOptions(extra: Readonly<Record<string, SharedModule>> = {}, scope = 'default') {
  return Object.fromEntries(
    Object.entries({ ...sharedModules, ...extra }).map(([library, { version, module }]) => {
      const requiredVersion = `^${Number.parseInt(version, 10)}.0.0`
      // The runtime types modules as `any`.
      return [
        library,
        { version, scope, lib: () => module as object, shareConfig: { singleton: true, requiredVersion, strictVersion: true } },
      ]
    }),
  )
}
