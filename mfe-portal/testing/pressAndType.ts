import { screen, userEvent } from 'storybook/test'

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
