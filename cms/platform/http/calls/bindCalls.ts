import type { AnyCall } from '@framewell/domain/http/defineCall'
import { type BindOptions, type BoundCall, bindCall, type Operation } from './bindCall'

/** An operation, optionally with its options. */
type Binding<C extends AnyCall> = Operation<C> | ({ readonly run: Operation<C> } & BindOptions<C>)

/**
 * Binds each call of a feature to its operation, by name: a declared call without an operation does not compile, nor does an undeclared
 * one.
 * @throws Error for a call under a name other than its own.
 */
export function bindCalls<Calls extends Readonly<Record<string, AnyCall>>>(
  calls: Calls,
  operations: { readonly [Name in keyof Calls]: Binding<Calls[Name]> },
): BoundCall[] {
  return Object.entries(calls).map(([name, call]) => {
    if (call.name !== name) throw new Error(`The call ${call.name} is bound under the name ${name}`)
    // The parameter's type pairs each operation with its call; TypeScript cannot follow that through the entries.
    const binding = operations[name] as Binding<AnyCall>
    return typeof binding === 'function' ? bindCall(call, binding) : bindCall(call, binding.run, binding)
  })
}
