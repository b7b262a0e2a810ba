/**
 * The cookie with the visitor's choice; without one the system preference applies. Over https it has the prefix that binds it to this host.
 */
const COOKIE = 'fw-theme'
const SECURE_COOKIE = `__Host-${COOKIE}`

/**
 * Inline in the head, before first paint: sets the chosen theme on the root element and handles the theme switches. This is all the code
 * the theme needs, so it also works on pages that load no other code.
 */
export const chooseTheme = `(() => {
const root = document.documentElement
const chosen = /(?:^|; )${SECURE_COOKIE}=(dark|light)(?:;|$)/.exec(document.cookie) || /(?:^|; )${COOKIE}=(dark|light)(?:;|$)/.exec(document.cookie)
if (chosen) root.dataset.theme = chosen[1]
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return
  const now = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = now === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  const secure = location.protocol === 'https:'
  document.cookie = (secure ? '${SECURE_COOKIE}=' : '${COOKIE}=') + next + '; path=/; max-age=31536000; samesite=lax' + (secure ? '; secure' : '')
})
})()`
