import { readBrowserStore, writeBrowserStore } from '../drafts/browserStore'

const KEY = 'framewell.sign-in.username'

/** The username last typed in this tab: it survives a failed sign-in and a reload; the password never does. */
export const storedUsername = {
  read: () => readBrowserStore('session', KEY) ?? '',
  write: (username: string) => writeBrowserStore('session', KEY, username || null),
}
