/** The list of plans. */
export const PICKER_LIST = '/configurator?plan='

export const pickerPath = (planId: string): string => `/configurator?plan=${encodeURIComponent(planId)}`

export const productionPath = ({ id, token }: { readonly id: string; readonly token: string }): string =>
  `/configurator?${new URLSearchParams({ production: id, token })}`
