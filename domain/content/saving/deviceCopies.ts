import { z } from 'zod'
import type { BackupStore, DraftBackup } from './draftState'

/** Texts that a browser keeps for all of its tabs. */
export interface DeviceTexts {
  readonly read: (key: string) => string | null
  /** Null removes it. */
  readonly write: (key: string, text: string | null) => void
  /** Runs something each time another tab removes the text. */
  readonly onRemoved: (key: string, run: () => void) => void
}

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
      if (owner === undefined || owner === tab) texts.write(keyOf(id), backup === null ? null : JSON.stringify({ ...backup, tab }))
    },
    onForgotten: (id, run) => texts.onRemoved(keyOf(id), run),
  }
}
