import { SIGNED_IN_HINT } from '@framewell/domain/accounts/signedInHint'

/**
 * Inline in the head: marks the page of somebody who is signed in with what kind of person it is. The header leads to their own place (see
 * baseStyle) and keeps one for the bell before anything is painted; the browser's code brings the bell at once (see boot); nobody else loads it.
 */
export const markSignedIn = `(() => {
const hint = /(?:^|; )(?:__Host-)?${SIGNED_IN_HINT}=(\\w+)/.exec(document.cookie)
if (hint) document.documentElement.dataset.signedIn = hint[1]
})()`
