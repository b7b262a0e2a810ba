/** The cookie that keeps what a visitor chose; without one the system's preference counts. Over https it has the prefix that holds it to this host. */
const COOKIE = 'fw-theme'
const SECURE_COOKIE = `__Host-${COOKIE}`

/**
 * Inline in the head, before anything is painted: puts the chosen theme on the root element, and follows the switches on the page. It is all the
 * code that the theme needs, so that a page without the rest of the browser's code has it too.
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
