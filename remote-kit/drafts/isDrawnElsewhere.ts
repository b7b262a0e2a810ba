/**
 * Whether the screen is being rendered on a server or hydrated: local storage is not part of it yet. Read it in an effect, which runs after
 * hydration.
 */
export function isDrawnElsewhere(): boolean {
  return typeof document === 'undefined' || document.documentElement.hasAttribute('data-taking-over')
}
