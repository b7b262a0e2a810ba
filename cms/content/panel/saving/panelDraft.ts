import { DraftSaver } from '@framewell/domain/content/saving/DraftSaver'
import { type DeviceTexts, deviceCopies } from '@framewell/domain/content/saving/deviceCopies'
import type { BackupStore, DraftKind, DraftSaverNeeds, DraftState } from '@framewell/domain/content/saving/draftState'
import { mergeValues } from '@framewell/domain/content/saving/mergeValues'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { withValueAt } from '@framewell/domain/content/saving/valueAt'
import { z } from 'zod'
import { editable, type PanelFields } from './formValues'
import { type PanelDocument, readDocument, sendDocument } from './panelRequests'

/** A document as the server last returned it, with its editable members. */
export interface SavedDocument {
  readonly document: PanelDocument
  readonly fields: PanelFields
}

export type PanelSaver = DraftSaver<PanelFields, SavedDocument>
export type PanelDraft = DraftState<PanelFields, SavedDocument>

const fieldsSchema = z.record(z.string(), z.unknown())

const PANEL_DRAFT: DraftKind<PanelFields, SavedDocument> = {
  fieldsOf: ({ fields }) => fields,
  members: (fields) => Object.keys(fields),
  versionOf: ({ document }) => document.updatedAt,
  savedAt: ({ document }) => document.updatedAt,
  // The server validates addresses, because it knows which are taken.
  problemOf: () => null,
  merge(base, mine, theirs) {
    const { value, conflicts } = mergeValues(base, mine, theirs)
    return { fields: fieldsSchema.parse(value), conflicts }
  },
  withValue: (fields, path, value) => fieldsSchema.parse(withValueAt(fields, path, value)),
}

export interface OpenDocument {
  readonly collection: string
  readonly id: string
}

export interface TypedDocument extends OpenDocument {
  /** ID of the account that is typing. */
  readonly account: string
}

/** Saves the document that is open in the panel. */
export function panelSaver(place: TypedDocument, saved: SavedDocument, onSaved: (document: PanelDocument) => void): PanelSaver {
  return saverOf(place, saved, {
    send: async (_, changes, how) => asSaved(await sendDocument(place, changes, how)),
    onSaved: ({ document }) => onSaved(document),
  })
}

interface FormNeeds {
  readonly send: (changes: PanelFields, expectedVersion: string) => Promise<PanelDocument>
  readonly onSaved: (document: PanelDocument) => void
  /** The same key for every attempt of one press: the first may have created the document. */
  readonly isNew: boolean
  readonly isUpload: boolean
}

/** Backs up the edits of a form without drafts, which is saved by its button. */
export function formSaver(place: TypedDocument, saved: SavedDocument, { send, onSaved, isNew, isUpload }: FormNeeds): PanelSaver {
  return saverOf(place, saved, {
    send: async (_, changes, { expectedVersion }) => asSaved(await send(changes, expectedVersion)),
    onSaved: ({ document }) => onSaved(document),
    waitsToBeAsked: isNew ? 'each time' : 'until saved',
    sendsFiles: isUpload,
  })
}

type Needs = DraftSaverNeeds<PanelFields, SavedDocument>

function saverOf(
  { collection, id, account }: TypedDocument,
  saved: SavedDocument,
  needs: Pick<Needs, 'send' | 'onSaved' | 'waitsToBeAsked' | 'sendsFiles'>,
): PanelSaver {
  return new DraftSaver(id, saved, PANEL_DRAFT, {
    ...needs,
    read: async () => asSaved(await readDocument({ collection, id })),
    backup: backupOf(collection, account),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  })
}

export function asSaved(document: PanelDocument): SavedDocument {
  return { document, fields: editable(document) }
}

const backupSchema = z.object({ version: z.string(), base: fieldsSchema, changes: fieldsSchema, sent: z.array(fieldsSchema).optional() })

const TAB = Math.random().toString(36)

const BROWSER_TEXTS: DeviceTexts = {
  keys() {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  },
  read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      // Browser storage is unavailable.
      return null
    }
  },
  write(key, text) {
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      return true
    } catch {
      // The edits are still in the form, and the editor sees a notice.
      return false
    }
  },
}

/** This browser's backup of unsaved edits made in the panel. */
function backupOf(collection: string, account: string): BackupStore<PanelFields> {
  return deviceCopies(`framewell.panel.${collection}`, { account, tab: TAB }, BROWSER_TEXTS, (stored) => backupSchema.parse(stored))
}

/** Who saved a document last. */
export function savedBy({ document }: SavedDocument): string {
  return isRecord(document) && typeof document.modifiedBy === 'string' ? document.modifiedBy : 'Somebody else'
}
