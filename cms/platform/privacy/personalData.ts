import type { KeepReason } from '@framewell/domain/privacy/policy'

/** Who a row is about. These are columns, or expressions over them, never a visitor's words. */
export type Whose =
  | { readonly address: string }
  /** The id of an account. */
  | { readonly account: string }
  /** The text, or data, contains the address. Such rows are not part of what people export themselves. */
  | { readonly mentions: string }
  /** The row belongs to a row of another table, whose `key` (its ID by default) is in the column `through`. */
  | { readonly through: string; readonly of: string; readonly key?: string; readonly only?: string; readonly whose: Whose }
  | { readonly any: readonly Whose[] }

/**
 * What happens to a field when its person is deleted: `name` and `address` become those of a deleted person, `erase` empties it, `end` sets
 * the time of the deletion (what the row allows ends then); a reason keeps it.
 */
export type FieldEnd = 'name' | 'address' | 'erase' | 'end' | { readonly becomes: string } | KeepReason

/** Rows of a table that are about a person. */
export interface PersonalRows {
  readonly table: string
  /** Their name for people: 'Quotes'. */
  readonly area: string
  /** Only these rows of the table. */
  readonly only?: string
  readonly whose: Whose
  /** The row goes, or each of its fields about the person has its end. */
  readonly ends: 'delete' | Readonly<Record<string, FieldEnd>>
  /** A database function that ends what the application may not change itself: (addresses text[], name text, address text). */
  readonly endedBy?: string
  /** Columns left out of an export: they are about somebody else. */
  readonly leaveOut?: readonly string[]
  /** The name of a row's file in the store. */
  readonly file?: (row: Readonly<Record<string, unknown>>) => string
}

/** What a feature stores about people. Every column that can be about a person is in one of the three (privacy.test.ts). */
export interface PersonalData {
  /** Rows that depend on others come first. */
  readonly rows: readonly PersonalRows[]
  /** Names of people who acted, in records that stay. They are not searched by name; the same acts are in the audit trail by account. */
  readonly acted?: Readonly<Record<string, Readonly<Record<string, KeepReason>>>>
  /** Columns that look personal and are not: names of things, and data without a person. */
  readonly none?: Readonly<Record<string, readonly string[]>>
}
