import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import Papa from 'papaparse'
import { testRollFormer as MACHINE } from '../domain/export/machine/testing/testRollFormer'
import { inDays, send } from './desk'
import { expect, readApi, test, withSession } from './journey'
import { qualifiedBuilder } from './networkSteps'
import { bankOnRecord, importStatement, KIT, PRICE_CENTS, recordStep, windowOf } from './orderSteps'
import { ANY_WIDTH, JOB } from './product'

const NAME = `Line ${Date.now().toString(36)}`

/** The demo shop keeps no machine of the journey, whatever happens. */
let removeMachine = async () => {}
test.afterEach(() => removeMachine())

test('a shop enters its roll-former, downloads the files of one panel, and ships by panel', { tag: [JOB, ANY_WIDTH] }, async ({
  page: shop,
  browser,
  quiet,
}) => {
  const office = await windowOf(browser, quiet.hear, 1440, 900)
  // A load over the truck's limit is refused.
  quiet.allow(/409/)
  await withSession(office, 'operator')
  await withSession(shop, 'partner')
  const number = await test.step('an order is signed and its deposit arrives', async () => {
    const builder = { request: await qualifiedBuilder(browser, office) }
    const { quote } = await send(builder, '/api/steel-quotes', KIT)
    const site = { siteAddress: '12 Canal St, Dayton, OH', siteZip: '45402', deliverBy: inDays(140) }
    const { order } = await send(builder, '/api/tracking/orders', { source: { kind: 'quote', id: quote.id }, ...site })
    const signature = { name: 'Nel Homes', authority: 'Manager', textHash: order.form.textHash }
    await send(builder, `/api/tracking/orders/${order.number}/signature`, signature)
    const { project } = await readApi(office, `/api/payments/projects/${order.number}`)
    const bank = await bankOnRecord(office, `MF${Date.now()}`)
    const deposit = { cents: PRICE_CENTS / 10, text: `Nel Homes ${project.invoices[0].number}` }
    await importStatement(office, bank.statement(0, [deposit]), /1 matched, 0 to decide/)
    return String(order.number)
  })
  await test.step('the shop accepts it, which fixes its panels', async () => {
    await shop.goto(`/shop?order=${number}`)
    await shop.getByRole('button', { name: 'Accept order' }).click()
    await expect(shop.getByText(`Order ${number} accepted`).first()).toBeVisible()
    await expect(shop.getByText('The panels are fixed, because the order is accepted.', { exact: false })).toBeVisible()
  })

  await test.step('its machine is entered with one section', async () => {
    await shop.goto('/shop?tab=profile')
    removeMachine = async () => {
      await shop.goto('/shop?tab=profile')
      await shop.getByRole('button', { name: `Remove ${NAME}` }).click()
      await expect(shop.getByText('Machine removed').first()).toBeVisible()
      await expect(shop.getByRole('group', { name: NAME })).toBeHidden()
    }
    await shop.getByRole('button', { name: 'Add a machine' }).click()
    const form = shop.getByRole('form', { name: 'Roll-former' })
    await form.getByLabel('Machine').fill(NAME)
    for (const [label, value] of [
      ['Shortest piece', MACHINE.shortestMm],
      ['Longest piece', MACHINE.longestMm],
      ['Least distance', MACHINE.leastDistanceMm],
      ['Swage', MACHINE.swageMm],
      ['Lip cut', MACHINE.lipCutMm],
      ['Notch', MACHINE.notchMm],
      ['Yield strength', MACHINE.yieldMpa],
      ['Tensile strength', MACHINE.tensileMpa],
      ['Coating', MACHINE.coating],
    ] as const)
      await form.getByLabel(label).fill(String(value))
    await addSection(form, '1000T125-54')
    await saveMachine(form)
    await expect(shop.getByRole('group', { name: NAME })).toContainText('1 section, pieces 100 to 13,000 mm')
  })

  const missing = await test.step('a panel with other sections is refused by name', async () => {
    const files = await machineFiles(shop, number)
    const refusal = files.getByText(/^The machine has no section /)
    await expect(refusal).toBeVisible()
    await expect(files.getByRole('button', { name: /: \d+ pieces?$/ })).toHaveCount(0)
    return [...((await refusal.textContent()) ?? '').matchAll(/no section (\S+)\./g)].flatMap(([, section]) => section ?? [])
  })
  expect(missing.length).toBeGreaterThan(1)

  await test.step('with them the panel is written, a file for each section', async () => {
    await shop.goto('/shop?tab=profile')
    await shop.getByRole('button', { name: `Change ${NAME}` }).click()
    const form = shop.getByRole('form', { name: 'Roll-former' })
    for (const section of missing) await addSection(form, section)
    await saveMachine(form)
  })

  const pieces = await test.step('the panel list names every piece of the order by its panel', async () => {
    const files = await machineFiles(shop, number)
    const list = await textOf(shop, shop.getByRole('button', { name: 'Panel list' }))
    const { data } = Papa.parse<Record<string, string>>(list.slice(list.indexOf('Project,')), { header: true, skipEmptyLines: true })
    const mark = await files.getByLabel('Panel', { exact: true }).inputValue()
    return data.filter((row) => row['Panel mark'] === mark && row.Ships === 'in its panel')
  })

  await test.step('each file holds the pieces of its section, as long as the list says', async () => {
    const files = await machineFiles(shop, number)
    const mark = await files.getByLabel('Panel', { exact: true }).inputValue()
    for (const section of missing) {
      const code = codeOf(section)
      const button = files.getByRole('button', { name: new RegExp(`^${code}: \\d+ pieces?$`) })
      const lines = (await textOf(shop, button, `${number}-${mark}-${code}.csv`)).trim().split('\n')
      expect(lines.slice(0, 3)).toEqual(['UNIT,MILLIMETRE', `PROFILE,${code},${section}`, `FRAMESET,${mark},${number} PRELIMINARY`])
      const rolled = lines.slice(3).map((line) => line.split(','))
      await expect(button).toHaveText(`${code}: ${rolled.length} ${rolled.length === 1 ? 'piece' : 'pieces'}`)
      for (const [word, piece, , count, length] of rolled) {
        expect([word, count]).toEqual(['COMPONENT', '1'])
        const listed = pieces.find((row) => row['Piece mark'] === piece)
        expect(listed?.Designator, piece).toBe(section)
        expect(Math.abs(Number(length) - Number(listed?.Length) * 25.4), `${piece}: millimeters off the list`).toBeLessThan(0.1)
      }
    }
    await files.getByLabel('Format').selectOption('FRAMECAD import XML')
    const [section = ''] = missing
    const xml = files.getByRole('button', { name: new RegExp(`^${codeOf(section)}: `) })
    const text = await textOf(shop, xml, `${number}-${mark}-${codeOf(section)}.xml`)
    expect(text).toContain(mark)
    expect(text.match(/<stick /g)?.length).toBe(Number(/(\d+) piece/.exec((await xml.textContent()) ?? '')?.[1]))
  })

  await test.step('the screen lists every panel with its bundle, and the kit is recorded as packaged', async () => {
    await shop.getByText('Every panel, in the order it is set').click()
    const rows = shop.getByRole('table', { name: 'Panels in erection order' }).getByRole('row')
    const { panels, bundles } = await readApi(shop, `/api/tracking/orders/${number}/panels`)
    await expect(rows).toHaveCount(panels.length + 1)
    const names = new Set<string>(bundles.map(({ name }: { name: string }) => name))
    expect(new Set(panels.map(({ bundle }: { bundle: string }) => bundle))).toEqual(names)
    for (const name of names) await expect(rows.getByRole('cell', { name, exact: true }).first()).toBeVisible()
    await recordStep(shop, 'Fabrication started', 'Fabrication complete')
    await recordStep(shop, 'Fabrication complete', 'Kit packaged')
    await recordStep(shop, 'Kit packaged', 'In transit')
    // The steps wait on the device until they are sent.
    await expect.poll(async () => (await readApi(office, `/api/tracking/orders/${number}`)).order.stage).toBe('kit_packaged')
  })

  const shipping = shop.getByRole('region', { name: 'Shipments' })
  await test.step('one panel and one bundle leave on the first truck, chosen by keyboard', async () => {
    await expect(shipping.getByText('No panel has shipped', { exact: false })).toBeVisible()
    await shipping.getByText('Load a truck').click()
    const mark = await shop.getByRole('region', { name: 'Panels' }).getByLabel('Panel', { exact: true }).inputValue()
    const typed = shipping.getByLabel('Panel mark or bundle')
    await typed.fill(mark)
    await typed.press('Enter')
    await expect(shipping.getByText(/^1 panel: [\d,]+ lb$/)).toBeVisible()
    const { panels } = await readApi(shop, `/api/tracking/orders/${number}/shipments`)
    await typed.fill(panels.at(-1).bundle)
    await typed.press('Enter')
    await shipping.getByLabel("Truck's payload limit").fill('101')
    await loadPapers(shipping, 'Buckeye Freight', '4411')
    await expect(shipping.getByText(/^The panels weigh [\d,]+ lb$/)).toBeVisible()
    await shipping.getByLabel("Truck's payload limit").fill('20000')
    await shipping.getByRole('button', { name: 'Record shipment' }).click()
    await expect(shipping.getByText(/^Partly shipped: \d+ of \d+ panels/)).toBeVisible()
    await expect(shipping.getByText(/^Shipment 1 left .* with Buckeye Freight, bill of lading 4411: \d+ panels?\b/)).toBeVisible()
    expect((await readApi(office, `/api/tracking/orders/${number}`)).order.stage).toBe('kit_packaged')
  })

  await test.step('the order page shows it as partly shipped, by the same counts', async () => {
    const { panels } = await readApi(shop, `/api/tracking/orders/${number}/shipments`)
    const made = panels.filter(({ loose }: { loose: boolean }) => !loose)
    const left = made.filter(({ shipment }: { shipment: number | null }) => shipment === 1)
    await office.goto(`/order-tracking?order=${number}`)
    const shown = office.getByRole('region', { name: 'Shipments' })
    await expect(shown.getByRole('heading')).toContainText(`Partly shipped: ${left.length} of ${made.length} panels`)
    await expect(shown.getByText(`with Buckeye Freight, bill of lading 4411: ${left.length} panel`, { exact: false })).toBeVisible()
  })

  await test.step('a wrong truck is canceled, and the right ones bring the order in transit and to its site', async () => {
    await shipping.getByRole('button', { name: 'Cancel shipment' }).click()
    await shop.getByRole('dialog').getByLabel('Why').fill('The wrong trailer')
    await shop.getByRole('dialog').getByRole('button', { name: 'Cancel shipment' }).click()
    await expect(shipping.getByText(/^Shipment 1 was canceled .*: The wrong trailer$/)).toBeVisible()
    await shipping.getByRole('button', { name: /^Load all: / }).press('Enter')
    await loadPapers(shipping, 'Miami Haulage', '4412')
    await expect(shipping.getByText(/^All shipped: \d+ panels/)).toBeVisible()
    await expect.poll(async () => (await readApi(office, `/api/tracking/orders/${number}`)).order.stage).toBe('in_transit')
    await shipping.getByRole('button', { name: 'Record delivery' }).click()
    await shop.getByRole('dialog').getByRole('button', { name: 'Record delivery' }).click()
    await expect(shipping.getByText(/^Shipment 2 left .* Delivered /)).toBeVisible()
    await expect.poll(async () => (await readApi(office, `/api/tracking/orders/${number}`)).order.stage).toBe('delivered_to_site')
  })
})

async function loadPapers(shipping: Locator, carrier: string, billOfLading: string): Promise<void> {
  await shipping.getByLabel('Carrier').fill(carrier)
  await shipping.getByLabel('Bill of lading number').fill(billOfLading)
  await shipping.getByRole('button', { name: 'Record shipment' }).click()
}

/** The machine's own code of a section. */
const codeOf = (section: string) => `M${section.replace('-', '_')}`

async function addSection(form: Locator, section: string): Promise<void> {
  await form.getByLabel('Add a section').selectOption(section)
  await form.getByLabel(`Code of ${section}`).fill(codeOf(section))
  await form.getByRole('group', { name: section }).getByLabel('Steel').fill('1.1')
}

async function saveMachine(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save machine' }).click()
  await expect(form).toBeHidden()
}

/** The machine files of an order, open, with the journey's machine chosen. */
async function machineFiles(shop: Page, number: string): Promise<Locator> {
  await shop.goto(`/shop?order=${number}`)
  const panels = shop.getByRole('region', { name: 'Panels' })
  await panels.getByText('Files for your roll-former').click()
  await panels.getByLabel('Machine').selectOption(NAME)
  await expect(panels.getByText('Preliminary: check each file at the machine before it rolls.', { exact: false })).toBeVisible()
  return panels
}

/** The text of the file that a button downloads. @param name the file's name, if it matters */
async function textOf(page: Page, button: Locator, name?: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  if (name) expect(file.suggestedFilename()).toBe(name)
  return readFile(await file.path(), 'utf8')
}
