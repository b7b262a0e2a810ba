import type { CollectionConfig, GlobalConfig } from 'payload'
import type { BoundCall } from '../http/calls/bindCall'
import type { PrivateLink } from '../http/calls/privateLink'
import type { Job } from '../jobs/defineJob'
import type { PdfDocuments } from '../pdf/pdfDocuments'
import type { PersonalData } from '../privacy/personalData'
import type { Seed } from '../seeds/Seed'

/** All that one feature brings to the cms; payload.config.ts lists these and nothing else of them. */
export interface Feature {
  /** The feature word: the folder's name. */
  readonly name: string
  readonly collections: readonly CollectionConfig[]
  readonly globals: readonly GlobalConfig[]
  readonly calls: readonly BoundCall[]
  readonly jobs: readonly Job[]
  /** What fills an empty system, in this order; loaded when the server starts, so that the panel's build stays without it. */
  readonly seeds: () => Promise<readonly Seed[]>
  /** The PDF documents; they are loaded by the thread that writes them. */
  readonly documents: readonly PdfDocuments[]
  /** The purposes of private links. */
  readonly links: readonly PrivateLink[]
  /** What it keeps about persons, and what becomes of that when somebody is deleted. */
  readonly personal: PersonalData
}

/** Says once what a feature brings; what is left out, it has none of. */
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
