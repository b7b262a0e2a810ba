import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { METRIC_NAMES, METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { figureZone, spanText } from '@framewell/domain/insights/metricText'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

const filesIn = (...folders: readonly string[]) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\/|sampleFigures/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

const sources = filesIn('cms/insights/sources')
const screens = filesIn('mfe-admin', 'mfe-portal', 'domain/insights/alertRules.ts')

/** The file that declares a figure's rows. */
const sourceOf = (name: MetricName) =>
  sources.filter(({ text }) => new RegExp(`^ {2}${name}\\b`, 'm').test(text)).map(({ file }) => file)[0] ??
  'cms/insights/sources/systemSources.ts'

const screensOf = (name: MetricName) =>
  screens.filter(({ text }) => text.includes(`'${name}'`) || text.includes(`"${name}"`)).map(({ file }) => file)

function register(): string {
  const rows = METRIC_NAMES.map((name) => {
    const { title, unit, definition, span } = METRICS[name]
    const shown = screensOf(name).map((file) => `\`${file}\``)
    return `| \`${name}\` | ${title} | ${unit} | ${spanText(span)} | ${definition} | \`${sourceOf(name)}\` | ${shown.join(', ') || 'none'} |`
  })
  return [
    '# Figures',
    '',
    `Every figure, as declared in \`domain/insights/metrics.ts\`. ${figureZone()} A setting moves them (COMPANY_TIME_ZONE in [Configure](configure.md)). \`npx vitest run --root scripts figureRegister -u\` writes this page.`,
    '',
    '| name | title | unit | time | definition | rows | screens |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

it('lists every figure with its definition, unit, time, rows and screens', async () => {
  await expect(register()).toMatchFileSnapshot('../docs/operations/figures.md')
})
