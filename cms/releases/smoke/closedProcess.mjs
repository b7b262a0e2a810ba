// @ts-check
// What the scripts of this folder close before a release's code runs in their process. Node's permissions leave the network open until version 25,
// and `process` leads to all that Node has, whatever realm code runs in.
import dgram from 'node:dgram'
import dns from 'node:dns'
import { writeSync } from 'node:fs'
import net from 'node:net'

const { argv, exit } = process
/** Where answers go; the name that marks them is known to whoever asked alone. */
const { answerName, ...given } = JSON.parse(argv[2] ?? '{}')

/** What there is to try. */
export const task = given

/** Shuts what a release does not need: connections, names, and the way to Node's own modules. Call it once all libraries are loaded. */
export function closeProcess() {
  const refuse = () => {
    throw new Error('There is no network while a release is tried')
  }
  for (const [owner, names] of /** @type {[object, string[]][]} */ ([
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram.Socket.prototype, ['bind', 'connect', 'send']],
    [dns, ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt', 'reverse']],
    [dns.promises, ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt', 'reverse']],
  ]))
    for (const name of names) Object.defineProperty(owner, name, { value: refuse })
  argv.length = 0
  const bare = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) })
  Object.defineProperty(globalThis, 'process', { value: bare, configurable: true, writable: true })
}

/** Says that nothing is wrong, and ends. */
export function sayFine() {
  answer('ok')
}

/**
 * Says what is wrong, and ends.
 * @param {string} sentence
 * @returns {never}
 */
export function sayBroken(sentence) {
  return answer(`broken: ${sentence.replace(/\s+/g, ' ')}`)
}

/**
 * @param {string} words
 * @returns {never}
 */
function answer(words) {
  writeSync(1, `${answerName} ${words}\n`)
  return exit(0)
}
