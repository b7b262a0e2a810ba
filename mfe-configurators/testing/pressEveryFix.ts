import { expect, screen, userEvent, waitFor } from 'storybook/test'

export const FIX = /^(Use|Stiffen) .*(throughout|members?\))$/

/** Presses each fix that the check of the frame on the screen names, until every checked member carries its loads. */
export async function pressEveryFix() {
  await expect(await screen.findByText(/^\d+ of \d+ checked members are overloaded$/)).toBeVisible()
  await screen.findAllByText(/^Adds \$[\d,.]+ to the kit\.$/)
  const before = pounds()
  for (let press = 0; press < 30; press += 1) {
    const [fix] = screen.queryAllByRole('button', { name: FIX })
    if (!fix) break
    await waitFor(() => expect(fix).toBeEnabled())
    await userEvent.click(fix)
    await waitFor(() => expect(fix).not.toBeInTheDocument())
  }
  await expect(await screen.findByText(/^All \d+ checked members carry their loads\.$/)).toBeVisible()
  await expect(pounds()).toBeGreaterThan(before)
}

const pounds = () => Number(/([\d,]+) lb of steel/.exec(screen.getByText(/ lb of steel, /).textContent)?.[1]?.replaceAll(',', ''))
