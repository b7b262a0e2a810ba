// @ts-check
// Closes what a release's code must not reach before it runs in the process of this folder's scripts. Node's permissions leave the network
// open until version 25, and `process` leads to everything Node has, whatever realm code runs in.
import dgram from 'node:dgram'
import dns from 'node:dns'
import { writeSync } from 'node:fs'
import net from 'node:net'

const { argv, exit, cpuUsage } = process
/** The answer's mark; only the caller knows its name. */
const { answerName, ...given } = JSON.parse(argv[2] ?? '{}')

/** What to try. */
export const task = given

/** Closes what a release does not need: connections, names, and access to Node's own modules. Call it once all libraries are loaded. */
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

/** Answers that nothing is wrong, and exits. */
export function sayFine() {
  answer('ok')
}

/**
 * Answers what is wrong, and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function sayBroken(sentence) {
  return answer(`broken: ${sentence.replace(/\s+/g, ' ')}`)
}

/**
 * Answers what is too large, and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function sayHeavy(sentence) {
  return answer(`heavy: ${sentence}`)
}

/**
 * Runs a script of a release. One that ends at the time limit after less than a tenth of it in processor time is not at fault, the machine had
 * no time for it: the trial is then unfinished.
 * @param {string} file
 * @param {number} withinMs
 * @param {(options: { filename: string, timeout: number }) => void} run
 */
export function runScript(file, withinMs, run) {
  const before = cpuUsage()
  try {
    run({ filename: file, timeout: withinMs })
  } catch (error) {
    const { user, system } = cpuUsage(before)
    const workedMs = (user + system) / 1000
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' && workedMs < withinMs / 10)
      answer(`slow: in ${withinMs / 1000} s ${file} got ${(workedMs / 1000).toFixed(1)} s of processor time`)
    throw error
  }
}

/**
 * @param {string} words
 * @returns {never}
 */
function answer(words) {
  writeSync(1, `${answerName} ${words}\n`)
  return exit(0)
}
