// @ts-check

/**
 * Loads this installation's shared libraries, of some the copy of an earlier major.
 * @param {NodeJS.Require} require
 * @param {Readonly<Record<string, string>>} copies by package, the name under which its copy is installed
 * @returns {(name: string) => any}
 */
export function requireCopies(require, copies) {
  return (name) => {
    const found = Object.keys(copies).find((one) => name === one || name.startsWith(`${one}/`))
    return require(found === undefined ? name : `${copies[found]}${name.slice(found.length)}`)
  }
}

/** @typedef {Readonly<Record<string, readonly string[] | undefined>>} Exported what pages share of a library, where that is not all of it */

/**
 * This installation's shared libraries, as a page hands them to a container.
 * @param {readonly string[]} shared
 * @param {Exported} exported
 * @param {(name: string) => any} require
 */
export function shareScope(shared, exported, require) {
  return Object.fromEntries(
    shared.map((name) => {
      const parts = name.split('/')
      const { version } = require(`${parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')}/package.json`)
      const offered = offeredModule(name, exported, require)
      return [
        name,
        {
          [version]: {
            version,
            get: async () => () => offered,
            from: 'smoke',
            loaded: true,
            lib: () => offered,
            scope: ['default'],
            useIn: [],
            shareConfig: { singleton: true, requiredVersion: `^${version}` },
          },
        },
      ]
    }),
  )
}

/**
 * A shared library as pages offer it. What they do not share is refused by its name.
 * @param {string} name
 * @param {Exported} exported
 * @param {(name: string) => any} require
 */
export function offeredModule(name, exported, require) {
  const whole = require(name)
  const names = exported[name]
  if (!names) return whole
  const offered = Object.fromEntries(names.map((key) => [key, whole[key]]))
  for (const key of Object.keys(whole)) {
    if (Object.hasOwn(offered, key) || key === 'default' || key === '__esModule') continue
    const get = () => {
      throw new TypeError(`The site does not share ${key} of ${name}`)
    }
    Object.defineProperty(offered, key, { get })
  }
  return Object.defineProperty(offered, '__esModule', { value: true })
}
