import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Each check runs in a worker and each price on the story's server. */
const SLOW = { timeout: 20_000 }
export const FIX = /^(Use|Stiffen) .*(throughout|members?\))$/

/** Presses each fix that the check of the frame on the screen names, until every checked member carries its loads. */
export async function pressEveryFix() {
  await expect(await screen.findByText(/^\d+ of \d+ checked members are overloaded$/, undefined, SLOW)).toBeVisible()
  await screen.findAllByText(/^Adds \$[\d,.]+ to the kit\.$/, undefined, SLOW)
  const before = pounds()
  for (let press = 0; press < 30; press += 1) {
    const [fix] = screen.queryAllByRole('button', { name: FIX })
    if (!fix) break
    await waitFor(() => expect(fix).toBeEnabled(), SLOW)
    await userEvent.click(fix)
    await waitFor(() => expect(fix).not.toBeInTheDocument(), SLOW)
  }
  await expect(await screen.findByText(/^All \d+ checked members carry their loads\.$/, undefined, SLOW)).toBeVisible()
  await expect(pounds()).toBeGreaterThan(before)
}

const pounds = () => Number(/([\d,]+) lb of steel/.exec(screen.getByText(/ lb of steel, /).textContent)?.[1]?.replaceAll(',', ''))
