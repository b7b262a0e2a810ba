import { codeAndEngineer } from './codeAndEngineer'
import { escrowMilestones } from './escrowMilestones'
import { howASteelFrameGoesUp } from './howASteelFrameGoesUp'
import { howWeScore } from './howWeScore'
import { readingABom } from './readingABom'
import type { SeedPost } from './SeedPost'
import { secondStory } from './secondStory'
import { studSpacing } from './studSpacing'
import { thermalBridges } from './thermalBridges'
import { theSchiff } from './theSchiff'
import { timeOfABuild } from './timeOfABuild'
import { what362S162Means } from './what362S162Means'

/** The articles the product ships with. */
export const posts: readonly SeedPost[] = [
  howASteelFrameGoesUp,
  what362S162Means,
  codeAndEngineer,
  studSpacing,
  thermalBridges,
  timeOfABuild,
  howWeScore,
  escrowMilestones,
  readingABom,
  theSchiff,
  secondStory,
]
