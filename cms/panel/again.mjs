const AGAIN_AFTER_MS = 2000

/**
 * Code that comes late, asked for until it is there: without a connection it cannot come, and React gives a part up for good whose code failed.
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {Promise<Part>}
 */
export function again(load) {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)).then(() => again(load)))
}
