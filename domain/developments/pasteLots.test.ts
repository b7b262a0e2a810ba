import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICE_BOOK } from '../catalog/initialPriceBook'
import { pasteLots } from './pasteLots'

const book = { plans: [...INITIAL_PLANS], steel: INITIAL_PRICE_BOOK.steel }
const paste = (text: string, taken: readonly string[] = []) => pasteLots(text, book, taken, () => '00000000-0000-4000-8000-000000000001')

describe('rows of a spreadsheet', () => {
  it('become lots: plans by name, days as people write them, blank options as recommended', () => {
    const { rows } = paste(
      'Lot 1\tThe Bova Plan\tyes\t12 Canal St, Dayton, OH\t45402\t3/31/2027\t115\tb\t30\nLot 2\tthe-storch-plan\t\t\t2139\t2027-04-02',
    )
    expect(rows.map(({ errors }) => errors)).toEqual([[], []])
    expect(rows[0]?.lot).toMatchObject({
      name: 'Lot 1',
      planId: 'the-bova-plan',
      mirrored: true,
      siteZip: '45402',
      deliverBy: '2027-03-31',
      site: { windMph: 115, exposure: 'B', snowPsf: 30 },
      sheathing: 'integrated-system',
    })
    // A spreadsheet drops the zero in front of a ZIP code.
    expect(rows[1]?.lot).toMatchObject({ siteZip: '02139', mirrored: false, site: null, deliverBy: '2027-04-02' })
  })

  it('may come with a heading, in its own order', () => {
    const { heading, rows } = paste('Plan\tLot\tNotes\tRoofing\nThe Schiff Plan\tA\tcorner\tArchitectural shingles')
    expect(heading).toBe('Plan\tLot\tNotes\tRoofing')
    expect(rows[0]?.lot).toMatchObject({ name: 'A', planId: 'the-schiff-plan', roofing: 'architectural-shingles' })
  })

  it('keep their text and say what is wrong, row by row', () => {
    const text =
      'Lot 1\tThe Castle\tperhaps\tCanal St\t1\t31.3.2027\t900\tF\t30\nLot 2\tThe Bova Plan\n\nlot 2\tThe Bova Plan\n\tThe Bova Plan'
    const { rows } = paste(text, ['Lot 9'])
    expect(rows.map((row) => row.text)).toEqual(text.split('\n').filter(Boolean))
    expect(rows[0]?.lot).toBeUndefined()
    expect(rows[0]?.errors.map(({ column }) => column).sort()).toEqual(
      ['Address', 'Exposure', 'Mirrored', 'Needed by', 'Plan', 'Wind, mph'].sort(),
    )
    expect(rows[1]?.lot?.name).toBe('Lot 2')
    expect(rows[2]?.errors).toEqual([{ column: 'Lot', message: 'Another lot has this name.' }])
    expect(rows[3]?.errors).toEqual([{ column: 'Lot', message: 'Name the lot' }])
  })

  it('refuse the name of a lot that is there, and a site of which a part is missing', () => {
    const { rows } = paste('Lot 9\tThe Bova Plan\nLot 10\tThe Bova Plan\t\t\t\t\t115\t\t', ['lot 9'])
    expect(rows[0]?.errors).toEqual([{ column: 'Lot', message: 'Another lot has this name.' }])
    expect(rows[1]?.errors.map(({ column }) => column)).toEqual(['Exposure', 'Snow, psf'])
  })

  it('refuse loads of which only the start is a number; units may be written', () => {
    const loads = (wind: string, snow: string) => paste(`Lot 1\tThe Bova Plan\t\t\t\t\t${wind}\tB\t${snow}`).rows[0]
    expect(loads('115 mph', '30psf')?.lot?.site).toEqual({ windMph: 115, exposure: 'B', snowPsf: 30 })
    expect(loads('115e', '0x1F')?.errors.map(({ column }) => column)).toEqual(['Wind, mph', 'Snow, psf'])
  })
})
