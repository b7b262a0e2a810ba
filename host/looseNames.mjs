/**
 * React Router names its components after making them (`Link.displayName = …`), and no bundler leaves out what is touched like that: its forms
 * and its prefetching came along with everything else. Without the names, what nobody uses goes.
 * @param {string} source
 */
export default function looseNames(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2')
}
