import type { BackupStore, DraftBackup } from './draftState'

const OF = ':'

/** Texts that a browser keeps for all of its tabs. */
export interface DeviceTexts {
  /** None when the browser keeps nothing. */
  readonly keys: () => readonly string[]
  readonly read: (key: string) => string | null
  /** Null removes it. False when the browser keeps nothing, or has no room. */
  readonly write: (key: string, text: string | null) => boolean
}

/** Said to an editor once where the device keeps no copy. */
export const NO_COPY = {
  title: 'This browser keeps no copy of what you type',
  words: 'Its storage is full or forbidden. What you type is safe as soon as it says Saved; leave the page open until then.',
  failed: 'Not saved, and no copy in this browser: leave the page open. Trying again',
  signedOut: 'Not saved, and no copy in this browser: leave the page open. Your session has ended',
} as const

/** Names the account that typed what a form of the panel saves: another one's session does not save it under its own name. */
export const TYPIST_HEADER = 'x-typed-by'

/** Whose words a tab keeps. */
export interface CopyOwner {
  /** Id of the account that types. */
  readonly account: string
  /** Tells this tab from the others. */
  readonly tab: string
}

/**
 * What was typed into documents and is not saved yet, on this device: it survives a reload, a lost connection and signing in again. Every tab has
 * a place of its own for each document, so tabs of one person write over nothing of each other; what another account typed waits for that one.
 * @param parse what was stored, read back. @throws when it is none, for example from an older version of the screen
 */
export function deviceCopies<Fields>(
  prefix: string,
  { account, tab }: CopyOwner,
  texts: DeviceTexts,
  parse: (stored: unknown) => DraftBackup<Fields>,
): BackupStore<Fields> {
  const ownKey = (id: string) => `${prefix}.${id}.${account}${OF}${tab}`
  const isOthers = (place: string) => place.includes(OF) && !place.startsWith(account + OF)
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
      // Without a tab or an account: of an earlier version of the screen.
      const shared = `${prefix}.${id}`
      return texts
        .keys()
        .filter((key) => key === shared || (key.startsWith(`${shared}.`) && !isOthers(key.slice(shared.length + 1))))
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
