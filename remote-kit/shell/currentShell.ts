import type { Shell } from '@framewell/domain/releases/shell'

/**
 * The shell screens receive: the site's own. For `dev --record` and `dev --recorded` the build replaces this module by
 * `recording/recordedShell`.
 */
export const currentShell = (shell: Shell): Shell => shell
