import type { EarlierPackage } from '@framewell/domain/releases/sharedLibraries'
import * as jotai from 'jotai-1'
import { version as jotaiVersion } from 'jotai-1/package.json'
import * as jotaiReact from 'jotai-1/react'
import * as jotaiVanilla from 'jotai-1/vanilla'
import type { SharedModule } from './sharedModules'

/** Copies of earlier majors, by package and library. Only pages with a release that was built for one load this file. */
export const earlierModules: Readonly<Record<EarlierPackage, Readonly<Record<string, SharedModule>>>> = {
  jotai: {
    jotai: { version: jotaiVersion, module: jotai },
    'jotai/react': { version: jotaiVersion, module: jotaiReact },
    'jotai/vanilla': { version: jotaiVersion, module: jotaiVanilla },
  },
}
