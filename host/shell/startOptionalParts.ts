import type { BrowserNavigation } from './navigation/BrowserNavigation'

/** Starts what only some browsers need: an editor's preview, and the bell for signed-in users. */
export async function startOptionalParts(navigation: BrowserNavigation): Promise<void> {
  if (navigation.boot.preview) {
    const { followEditor } = await import(/* webpackChunkName: "preview" */ './preview/followEditor')
    return followEditor(navigation)
  }
  const [{ showBell }, { shellFor }] = await Promise.all([
    import(/* webpackChunkName: "bell" */ './bell/showBell'),
    import(/* webpackChunkName: "bell" */ './remotes/shellFor'),
  ])
  showBell(navigation, shellFor(navigation))
}
