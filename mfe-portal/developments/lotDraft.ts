import { type LotInput, lotInputSchema } from '@framewell/domain/developments/lot'
import { plainNumber } from '@framewell/domain/numbers/plainNumber'

/** A lot as it is typed: every field is text. */
export interface LotDraft {
  readonly name: string
  readonly planId: string
  readonly mirrored: boolean
  readonly foundation: string
  readonly steelFrame: string
  readonly sheathing: string
  readonly roofing: string
  readonly siteAddress: string
  readonly siteZip: string
  readonly deliverBy: string
  readonly windMph: string
  readonly exposure: string
  readonly snowPsf: string
}
export type LotField = keyof LotDraft
export type LotErrors = Readonly<Partial<Record<LotField, string>>>

export function draftOf({ site, id: _, ...lot }: LotInput): LotDraft {
  return { ...lot, windMph: site ? String(site.windMph) : '', exposure: site?.exposure ?? '', snowPsf: site ? String(site.snowPsf) : '' }
}

/** The typed lot, or what is wrong with each field. A site is empty or whole. */
export function lotOf(id: string, draft: LotDraft): { readonly lot: LotInput } | { readonly errors: LotErrors } {
  const { windMph, exposure, snowPsf, ...lot } = draft
  const empty = windMph.trim() === '' && exposure === '' && snowPsf.trim() === ''
  const site = empty ? null : { windMph: plainNumber(windMph, 'mph'), exposure, snowPsf: plainNumber(snowPsf, 'psf') }
  const checked = lotInputSchema.safeParse({ ...lot, id, site })
  if (checked.success) return { lot: checked.data }
  const errors: Partial<Record<LotField, string>> = {}
  for (const { path, message } of checked.error.issues) {
    const field = fieldOf(path.map(String))
    if (field) errors[field] ??= message
  }
  return { errors }
}

const FIELDS: readonly LotField[] = [
  'name',
  'planId',
  'mirrored',
  'foundation',
  'steelFrame',
  'sheathing',
  'roofing',
  'siteAddress',
  'siteZip',
  'deliverBy',
  'windMph',
  'exposure',
  'snowPsf',
]

/** The field that shows a refused member of a lot. */
export function fieldOf(path: readonly string[]): LotField | undefined {
  const last = path.at(-1)
  return FIELDS.find((field) => field === last)
}
