import { readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'

const KEY = 'framewell.admin-login.username'

/** The username typed last in this tab: it survives a failed sign-in and a reload, the password never does. */
export const storedUsername = {
  read: () => readBrowserStore('session', KEY) ?? '',
  write: (username: string) => writeBrowserStore('session', KEY, username || null),
}
