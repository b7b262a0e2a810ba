import type { SeedPage } from '../SeedPage'
import { contact } from './contact'
import { home } from './home'
import { homePlans } from './homePlans'
import { privacy } from './privacy'
import { qualification } from './qualification'
import { terms } from './terms'
import { termsOfUse } from './termsOfUse'

/** Every page the product ships with [C7]. */
export const pages: readonly SeedPage[] = [home, qualification, terms, homePlans, contact, privacy, termsOfUse]
