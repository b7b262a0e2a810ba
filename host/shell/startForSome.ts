import type { BrowserNavigation } from './navigation/BrowserNavigation'

/** What only some browsers need besides the page: an editor's preview, and the bell of whoever is signed in. */
export async function startForSome(navigation: BrowserNavigation): Promise<void> {
  if (navigation.boot.preview) {
    const { followEditor } = await import(/* webpackChunkName: "preview" */ './preview/followEditor')
    return followEditor(navigation)
  }
  const { showBell } = await import(/* webpackChunkName: "bell" */ './bell/showBell')
  showBell(navigation)
}
