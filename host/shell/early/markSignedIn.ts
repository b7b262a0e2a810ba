import { READ_HINT } from '@framewell/domain/accounts/signedInHint'

/**
 * Inline in the head: marks the page of a signed-in visitor with their role. Before first paint, the header links to their dashboard (see
 * baseStyle) and reserves space for the bell; for an approved builder, a page's main button orders instead of applying (see Actions). The bell's code is then loaded at once (see boot); other visitors never load it.
 */
export const markSignedIn = `(() => {
const hint = /${READ_HINT}/.exec(document.cookie)
if (hint) document.documentElement.dataset.signedIn = hint[1]
if (hint && hint[2]) document.documentElement.dataset.approved = ''
})()`
