/**
 * Writes the rules of everything a browser may render to one style sheet and names it in assets.json. A page inlines the rules it needs;
 * the whole sheet loads with code that may render more.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../dist')
const client = join(dist, 'client')
const { rulesOf } = await import(join(dist, 'server/allRules.mjs'))
const path = join(client, 'assets.json')
const assets = JSON.parse(readFileSync(path, 'utf8'))
const scripts = new Set(
  Object.values(assets.files)
    .flat()
    .filter((file) => file.endsWith('.js')),
)
const names = new Set(
  [...scripts].flatMap((file) => readFileSync(join(client, file.replace('/static/', '')), 'utf8').match(/\bfw-[0-9a-f]{6}-\d+\b/g) ?? []),
)
const sheet = rulesOf(names).join('')
const missing = [...names].filter((name) => !sheet.includes(`.${name}`))
if (missing.length > 0) throw new Error(`No rules are declared for ${missing.join(', ')}: name their module in rules/allRules.ts.`)

const hash = createHash('sha256').update(sheet).digest()
const file = `/static/rules.${hash.toString('hex').slice(0, 10)}.css`
writeFileSync(join(dist, file.replace('/static', 'client')), sheet)

assets.files.rules = [file]
assets.integrity[file] = `sha256-${hash.toString('base64')}`
assets.build = createHash('sha256').update(JSON.stringify(assets.files)).digest('base64url').slice(0, 12)
writeFileSync(path, JSON.stringify(assets))
