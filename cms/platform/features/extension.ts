/** What a lower feature needs from higher ones that it may not import. `cms/connectFeatures.ts` provides it when the configuration loads. */
export interface Extension<T> {
  readonly provide: (value: T) => void
  /** @throws Error before it was provided */
  readonly get: () => T
}

const missing = new Set<string>()

/** Declares an extension. @param name of the constant, for errors */
export function extension<T>(name: string): Extension<T> {
  let provided: { readonly value: T } | undefined
  missing.add(name)
  return {
    provide: (value) => {
      provided = { value }
      missing.delete(name)
    },
    get: () => {
      if (!provided) throw new Error(`${name} is used before cms/connectFeatures.ts has provided it`)
      return provided.value
    },
  }
}

/** Stops the cms from starting without one. @throws Error that names the extensions nobody provided */
export function refuseMissing(): void {
  if (missing.size > 0) throw new Error(`cms/connectFeatures.ts does not provide ${[...missing].join(', ')}`)
}
