import { extractRules } from './extractRules.mjs'

/** @this {import('@rspack/core').LoaderContext<{ keep: boolean }>} @param {string} source */
export default function extractRulesLoader(source) {
  return extractRules(source, this.resourcePath, this.getOptions().keep)
}
