import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What bills are counted with by our own judgment, as it was in the code until now. */
const FIGURES = {
  brace_waste_percent: 5,
  gussets_per_corner: 1,
  hold_downs_per_foot: 1,
  seam_feet_per_sheet: 12,
  seam_waste_percent: 5,
  house_wrap_lap_percent: 10,
  pin_spacing_inches: 24,
  pin_waste_percent: 5,
  underlayment_lap_percent: 10,
  nails_per_square: 320,
  nail_waste_percent: 5,
  edge_metal_lap_percent: 10,
  clip_spacing_inches: 24,
  clip_waste_percent: 5,
}
const TABLES = { price_settings: 'take_off', _price_settings_v: 'version_take_off' }

/** The statement for every figure's column in both tables. */
function alter(change: (column: string, figure: number) => string) {
  const statements = Object.entries(TABLES).map(([table, prefix]) => {
    const changes = Object.entries(FIGURES).map(([name, figure]) => change(`${prefix}_${name}`, figure))
    return `alter table ${table} ${changes.join(', ')};`
  })
  return sql.raw(statements.join('\n'))
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(alter((column, figure) => `add column ${column} numeric default ${figure} not null`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(alter((column) => `drop column ${column}`))
}
