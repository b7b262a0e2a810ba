import { z } from 'zod'
import type { Refusal } from '../http/refusal'

/** By what right a person signs under a name that is not on their account, as typed: 'attorney-in-fact of Olive Order'. */
export const authorityInput = z.string().trim().max(200, 'Use at most 200 characters').default('')

export const notYourName = {
  status: 400,
  message: 'This is not the name on your account. Type your own name, or say by what right you sign for somebody else.',
} as const

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en-US')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether a typed signature is a person's own name: each word of the account's name, in its order. Case, accents, punctuation and further
 * words such as a middle name do not matter.
 */
export function isOwnName(typed: string, name: string): boolean {
  const left = wordsOf(name)
  for (const word of wordsOf(typed)) if (word === left[0]) left.shift()
  return left.length === 0 && wordsOf(name).length > 0
}

/** A signature belongs to its account: refused under another name without a stated authority. @param field the input field of the typed name */
export function signerRefusal(
  field: 'name' | 'signature',
  { typed, authority }: { readonly typed: string; readonly authority: string },
  accountName: string,
): Refusal<'notYourName'> | undefined {
  if (authority !== '' || isOwnName(typed, accountName)) return undefined
  return {
    refusal: 'notYourName',
    more: { fields: [{ path: field, message: `${notYourName.message} Your account is ${accountName}’s.` }] },
  }
}
