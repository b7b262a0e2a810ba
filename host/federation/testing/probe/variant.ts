/** What differs between the probes of a test; buildProbe writes another file in its place. */
export const variant: { readonly label: string; readonly contract: number; readonly throws: boolean } = {
  label: 'plain',
  contract: 1,
  throws: false,
}
