import type { AnyCall } from './defineCall'

type CallsOf<Module> = { readonly [Name in keyof Module as Module[Name] extends AnyCall ? Name : never]: Module[Name] }
type Merged<Modules> = Modules extends readonly [infer First, ...infer Rest] ? CallsOf<First> & Merged<Rest> : unknown

/** The calls that modules export, by name. A call is registered by declaring it: nothing else lists it. */
export function callsIn<const Modules extends readonly object[]>(...modules: Modules): Merged<Modules>
export function callsIn(...modules: readonly object[]): Readonly<Record<string, AnyCall>> {
  return Object.fromEntries(modules.flatMap((module) => Object.entries(module).filter(([, value]) => isCall(value))))
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}
