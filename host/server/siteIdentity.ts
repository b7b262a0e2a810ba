import { lightColor } from '@framewell/design-system/tokens/color'

/** The logo as an icon: the frame of a gable wall, dark on light tabs and light on dark ones. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke="${lightColor.ink}" stroke-width="2.2"><style>@media(prefers-color-scheme:dark){path{stroke:${lightColor.paper}}}</style><path d="M3 23V11L13 3l10 8v12M3 23h20M8 23v-9M13 23V7M18 23v-9"/></svg>`

/** Name, colors and icon for a home screen. */
export function webManifest(name: string, description: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: lightColor.paper,
    theme_color: lightColor.paper,
    icons: [{ src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
}
