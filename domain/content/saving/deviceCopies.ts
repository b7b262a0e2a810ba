import { z } from 'zod'
import type { BackupStore, DraftBackup } from './draftState'

/** Texts that a browser keeps for all of its tabs. */
export interface DeviceTexts {
  readonly read: (key: string) => string | null
  /** Null removes it. False when the browser keeps nothing, or has no room. */
  readonly write: (key: string, text: string | null) => boolean
  /** Runs something each time another tab removes the text. */
  readonly onRemoved: (key: string, run: () => void) => void
}

/** Said to an editor once where the device keeps no copy. */
export const NO_COPY = {
  title: 'This browser keeps no copy of what you type',
  words: 'Its storage is full or forbidden. What you type is safe as soon as it says Saved; leave the page open until then.',
  failed: 'Not saved, and no copy in this browser: leave the page open. Trying again',
  signedOut: 'Not saved, and no copy in this browser: leave the page open. Your session has ended',
} as const

const ownerSchema = z.object({ tab: z.string().optional() })

/**
 * What was typed into documents and is not saved yet, on this device: it survives a reload, a lost connection and signing in again. Tabs of one
 * person share one place for each document; a tab that has saved its own words does not remove another's.
 * @param tab tells this tab from the others
 * @param parse what was stored, read back. @throws when it is none, for example from an older version of the screen
 */
export function deviceCopies<Fields>(
  prefix: string,
  tab: string,
  texts: DeviceTexts,
  parse: (stored: unknown) => DraftBackup<Fields>,
): BackupStore<Fields> {
  const keyOf = (id: string) => `${prefix}.${id}`
  const stored = <Value>(id: string, read: (stored: unknown) => Value): Value | null => {
    const text = texts.read(keyOf(id))
    if (text === null) return null
    try {
      return read(JSON.parse(text))
    } catch {
      return null
    }
  }
  return {
    read: (id) => stored(id, parse),
    write(id, backup) {
      const owner = backup === null ? stored(id, (value) => ownerSchema.parse(value))?.tab : undefined
      return owner !== undefined && owner !== tab
        ? true
        : texts.write(keyOf(id), backup === null ? null : JSON.stringify({ ...backup, tab }))
    },
    onForgotten: (id, run) => texts.onRemoved(keyOf(id), run),
  }
}
