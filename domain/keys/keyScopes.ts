import type { AnyCall, KeyUse } from '../http/defineCall'

/** Begins every API key: a key that ends up where it does not belong is found by its form. */
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

/** The scopes of whole features that keys can have, from what the calls declare. */
export function keyScopes(calls: readonly AnyCall[]): KeyScope[] {
  const scopes = new Map<string, KeyScope>()
  for (const call of calls) {
    if (!call.keys) continue
    const scope = featureScope(call.feature, call.keys)
    scopes.set(scope, { scope, feature: call.feature, use: call.keys, calls: [...(scopes.get(scope)?.calls ?? []), call] })
  }
  return [...scopes.values()].sort((a, b) => a.scope.localeCompare(b.scope))
}

/** The scopes among those given that no call stands for. */
export function unknownScopes(given: readonly string[], calls: readonly AnyCall[]): string[] {
  const known = new Set(calls.flatMap((call) => (call.keys ? [featureScope(call.feature, call.keys), callScope(call.name)] : [])))
  return given.filter((scope) => !known.has(scope))
}

/** Whether a key with these scopes may make the call; what its account may do is judged besides. Writing does not include reading. */
export function scopesAllow(scopes: readonly string[], { name, feature, keys }: Pick<AnyCall, 'name' | 'feature' | 'keys'>): boolean {
  return keys !== undefined && (scopes.includes(featureScope(feature, keys)) || scopes.includes(callScope(name)))
}

const featureScope = (feature: string, use: KeyUse) => `${feature}:${use}`
const callScope = (name: string) => `call:${name}`
