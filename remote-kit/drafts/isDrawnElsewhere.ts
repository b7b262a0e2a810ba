/**
 * Whether what is drawn now is drawn on a server, or taken over from one: what this device remembers is no part of it yet. Read it in an
 * effect, which runs once the screen is alive.
 */
export function isDrawnElsewhere(): boolean {
  return typeof document === 'undefined' || document.documentElement.hasAttribute('data-taking-over')
}
