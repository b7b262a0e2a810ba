import { globalCss } from '@framewell/design-system/foundation/globalCss'
import { tokensCss } from '@framewell/design-system/tokens/tokensCss'
import type { Preview } from '@storybook/react-vite'

// The site's own style sheet, so that a story looks like the page.
const sheet = document.createElement('style')
sheet.textContent = tokensCss + globalCss
document.head.prepend(sheet)

const preview: Preview = { parameters: { layout: 'padded' } }

export default preview
