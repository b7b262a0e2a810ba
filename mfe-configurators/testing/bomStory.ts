import { expect, screen, userEvent, waitFor } from 'storybook/test'

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const generate = async () => userEvent.click(await button('Generate BOM'))
/** A toast's text is also in its announcement, which is not visible. */
export const seen = (words: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(words).some((element) => element.checkVisibility())).toBe(true))
export const place = () => screen.getByTestId('place')
