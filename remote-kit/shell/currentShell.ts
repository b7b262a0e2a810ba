import type { Shell } from '@framewell/domain/releases/shell'

/**
 * The shell that screens are given: the site's own. While a remote is worked on with `dev --record` or `dev --recorded`, its build puts
 * `recording/recordedShell` in the place of this module.
 */
export const currentShell = (shell: Shell): Shell => shell
