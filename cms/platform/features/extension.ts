/** What a lower feature needs from upper ones that it may not import. `cms/connectFeatures.ts` provides it when the configuration loads. */
export interface Extension<T> {
  readonly provide: (value: T) => void
  /** @throws Error before it was provided */
  readonly get: () => T
}

/** @param name of the extension, for the error */
export function extension<T>(name: string): Extension<T> {
  let provided: { readonly value: T } | undefined
  return {
    provide: (value) => {
      provided = { value }
    },
    get: () => {
      if (!provided) throw new Error(`${name} is used before cms/connectFeatures.ts has provided it`)
      return provided.value
    },
  }
}
