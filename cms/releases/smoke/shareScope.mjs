// @ts-check

/**
 * This installation's shared libraries, as a page hands them to a container.
 * @param {readonly string[]} sharedNames
 * @param {NodeJS.Require} require
 */
export function shareScope(sharedNames, require) {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const parts = name.split('/')
      const { version } = require(`${parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')}/package.json`)
      const get = async () => () => require(name)
      return [
        name,
        {
          [version]: {
            version,
            get,
            from: 'smoke',
            loaded: true,
            lib: () => require(name),
            scope: ['default'],
            useIn: [],
            shareConfig: { singleton: true, requiredVersion: `^${version}` },
          },
        },
      ]
    }),
  )
}
