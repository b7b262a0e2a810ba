import type { KeepReason } from '@framewell/domain/privacy/policy'

/** Of whom a row tells. What stands here are columns, or expressions over them, and never a visitor's words. */
export type Whose =
  | { readonly address: string }
  /** The id of an account. */
  | { readonly account: string }
  /** The text, or data, has the address in it. */
  | { readonly mentions: string }
  /** The row hangs on one of another table, whose `key` (its id unless said) stands in the column `through`. */
  | { readonly through: string; readonly of: string; readonly key?: string; readonly only?: string; readonly whose: Whose }
  | { readonly any: readonly Whose[] }

/**
 * What becomes of a field when its person is deleted: `name` and `address` get the words of a deleted person in their place, `erase` leaves
 * nothing, `end` the moment of the deletion (what the row allows ends then); a reason keeps it.
 */
export type FieldEnd = 'name' | 'address' | 'erase' | 'end' | { readonly becomes: string } | KeepReason

/** Rows of a table that tell of a person. */
export interface PersonalRows {
  readonly table: string
  /** What they are, for people: 'Quotes'. */
  readonly area: string
  /** These rows of the table alone. */
  readonly only?: string
  readonly whose: Whose
  /** The row goes, or each of its fields that tells of the person has its end. */
  readonly ends: 'delete' | Readonly<Record<string, FieldEnd>>
  /** A function of the database that ends what the application may not change itself: (addresses text[], name text, address text). */
  readonly endedBy?: string
  /** Columns that are no part of an export: they tell of somebody else. */
  readonly leaveOut?: readonly string[]
  /** What a row's file is called in the store. */
  readonly file?: (row: Readonly<Record<string, unknown>>) => string
}

/**
 * What a feature keeps about persons. Every column that can tell of a person stands in one of the three (privacy.test.ts).
 */
export interface PersonalData {
  /** Those first that hang on others. */
  readonly rows: readonly PersonalRows[]
  /** Names of who acted, in records that stay: whose they are is not looked up by a name; the same acts are in the audit trail by account. */
  readonly acted?: Readonly<Record<string, Readonly<Record<string, KeepReason>>>>
  /** Columns that look as if they told of somebody and do not: names of things, and data without a person. */
  readonly none?: Readonly<Record<string, readonly string[]>>
}
