/**
 * Strips React Router's `Link.displayName = …` assignments. They count as side effects, so the bundler would otherwise keep components that
 * nothing uses, including its forms and prefetching.
 * @param {string} source
 */
export default function stripDisplayNames(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2')
}
