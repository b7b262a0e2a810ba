import type { AnyCall, KeyUse } from '../http/defineCall'

/** Prefix of every API key, so that leaked keys can be found. */
export const KEY_PREFIX = 'fw_'
/** A whole feature ('orders:read'), or one call ('call:getOrder'). */
const SCOPE = /^(?:[a-z]+:(?:read|write)|call:[a-zA-Z]{2,60})$/
export const isScopeForm = (text: string): boolean => SCOPE.test(text)

interface KeyScope {
  readonly scope: string
  readonly feature: string
  readonly use: KeyUse
  readonly calls: readonly AnyCall[]
}

/** Feature scopes available to keys, from the calls' declarations. */
export function keyScopes(calls: readonly AnyCall[]): KeyScope[] {
  const scopes = new Map<string, KeyScope>()
  for (const call of calls) {
    if (!call.keys) continue
    const scope = featureScope(call.feature, call.keys)
    scopes.set(scope, { scope, feature: call.feature, use: call.keys, calls: [...(scopes.get(scope)?.calls ?? []), call] })
  }
  return [...scopes.values()].sort((a, b) => a.scope.localeCompare(b.scope))
}

/** The given scopes that match no call. */
export function unknownScopes(given: readonly string[], calls: readonly AnyCall[]): string[] {
  const known = new Set(calls.flatMap((call) => (call.keys ? [featureScope(call.feature, call.keys), callScope(call.name)] : [])))
  return given.filter((scope) => !known.has(scope))
}

/** Whether a key with these scopes may make the call; its account's rights are checked separately. Write does not include read. */
export function scopesAllow(scopes: readonly string[], { name, feature, keys }: Pick<AnyCall, 'name' | 'feature' | 'keys'>): boolean {
  return keys !== undefined && (scopes.includes(featureScope(feature, keys)) || scopes.includes(callScope(name)))
}

const featureScope = (feature: string, use: KeyUse) => `${feature}:${use}`
const callScope = (name: string) => `call:${name}`
