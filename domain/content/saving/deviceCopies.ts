import type { BackupStore, DraftBackup } from './draftState'

/** Text storage that a browser shares between its tabs. */
export interface DeviceTexts {
  /** Empty when the browser stores nothing. */
  readonly keys: () => readonly string[]
  readonly read: (key: string) => string | null
  /** Null removes it. False when the browser stores nothing or is full. */
  readonly write: (key: string, text: string | null) => boolean
}

/** Shown once when the device can't store copies. */
export const NO_COPY = {
  title: 'This browser keeps no copy of what you type',
  words: 'Its storage is full or blocked. Your text is safe once you see Saved. Leave the page open until then.',
  failed: 'Not saved, and no copy in this browser: leave the page open. Trying again',
  signedOut: 'Not saved, and no copy in this browser: leave the page open. Your session has ended',
} as const

/** Header with the account that typed what a panel form saves. Another account's session does not save it under its own name. */
export const AUTHOR_HEADER = 'x-typed-by'

/** Owner of a tab's changes. */
export interface CopyOwner {
  /** Account id of the author. */
  readonly account: string
  /** Distinguishes this tab from others. */
  readonly tab: string
}

/**
 * Unsaved document changes on this device. They survive a reload, a lost connection and a new sign-in. Each tab has its own entry per
 * document, so tabs do not overwrite each other; another account's changes wait for that account.
 * @param parse reads back a stored value. @throws when it is invalid, for example from an older version of the screen
 */
export function deviceCopies<Fields>(
  prefix: string,
  { account, tab }: CopyOwner,
  texts: DeviceTexts,
  parse: (stored: unknown) => DraftBackup<Fields>,
): BackupStore<Fields> {
  const ownKeys = (id: string) => `${prefix}.${id}.${account}:`
  const ownKey = (id: string) => ownKeys(id) + tab
  const read = (key: string) => {
    const text = texts.read(key)
    if (text === null) return null
    try {
      return parse(JSON.parse(text))
    } catch {
      return null
    }
  }
  return {
    copies(id) {
      const own = ownKey(id)
      const keys = ownKeys(id)
      return texts
        .keys()
        .filter((key) => key.startsWith(keys))
        .map((key) => ({
          read: () => read(key),
          forget() {
            if (key !== own) texts.write(key, null)
          },
        }))
    },
    write: (id, backup) => texts.write(ownKey(id), backup === null ? null : JSON.stringify(backup)),
  }
}
