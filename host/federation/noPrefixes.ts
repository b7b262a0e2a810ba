/** Replaces stylis' Prefixer in the browser build (`replaced` in rspack.config.mjs): our style sheets ask for no vendor prefixes. */
export const prefix = (value: string) => value
