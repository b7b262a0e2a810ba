import { takeRules } from './takeRules.mjs'

/** @this {import('@rspack/core').LoaderContext<{ keep: boolean }>} @param {string} source */
export default function takeRulesLoader(source) {
  return takeRules(source, this.resourcePath, this.getOptions().keep)
}
