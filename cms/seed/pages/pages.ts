import type { SeedPage } from '../SeedPage'
import { blog } from './blog'
import { contact } from './contact'
import { financialProjections } from './financialProjections'
import { founderStory } from './founderStory'
import { home } from './home'
import { homePlans } from './homePlans'
import { liveDemo } from './liveDemo'
import { marketAnalysis } from './marketAnalysis'
import { platform, platformOverview } from './platform'
import { privacy } from './privacy'
import { qualification } from './qualification'
import { steelFramingBenefits } from './steelFramingBenefits'
import { terms } from './terms'
import { termsOfUse } from './termsOfUse'
import { whatIsResidentialSteelFraming } from './whatIsResidentialSteelFraming'

/** Every page the product ships with. A page added here is added once to every database (see seedContent). */
export const pages: readonly SeedPage[] = [
  home,
  qualification,
  terms,
  homePlans,
  contact,
  privacy,
  termsOfUse,
  platform,
  platformOverview,
  steelFramingBenefits,
  whatIsResidentialSteelFraming,
  marketAnalysis,
  financialProjections,
  founderStory,
  liveDemo,
  blog,
]
