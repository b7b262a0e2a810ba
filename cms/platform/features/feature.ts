import type { CollectionConfig, GlobalConfig } from 'payload'
import type { BoundCall } from '../http/calls/bindCall'
import type { PrivateLink } from '../http/calls/privateLink'
import type { Job } from '../jobs/defineJob'
import type { PdfDocuments } from '../pdf/pdfDocuments'
import type { PersonalData } from '../privacy/personalData'
import type { Seed } from '../seeds/Seed'

/** Everything one feature brings to the cms; payload.config.ts lists only these. */
export interface Feature {
  /** The feature word: the folder's name. */
  readonly name: string
  readonly collections: readonly CollectionConfig[]
  readonly globals: readonly GlobalConfig[]
  readonly calls: readonly BoundCall[]
  readonly jobs: readonly Job[]
  /** Fills an empty system, in this order. Loaded when the server starts, so that the panel's build does not include it. */
  readonly seeds: () => Promise<readonly Seed[]>
  /** The PDF documents, loaded by the thread that writes them. */
  readonly documents: readonly PdfDocuments[]
  /** The purposes of private links. */
  readonly links: readonly PrivateLink[]
  /** What it stores about people, and what happens to that when a person is deleted. */
  readonly personal: PersonalData
}

/** Declares what a feature brings; it has none of what is left out. */
export function feature({ name, ...brings }: Pick<Feature, 'name'> & Partial<Feature>): Feature {
  return {
    name,
    collections: [],
    globals: [],
    calls: [],
    jobs: [],
    seeds: async () => [],
    documents: [],
    links: [],
    personal: { rows: [] },
    ...brings,
  }
}
