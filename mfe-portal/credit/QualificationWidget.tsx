import { Column, Grid } from '@framewell/design-system/elements/layout/Grid'
import { Qualification } from './Qualification'
import { TierOverview } from './TierOverview'

/** Pre-qualification at full width: the form or its result, with an explanation of the tiers beside it. */
export const QualificationWidget = () => (
  <Grid align="start">
    <Column span={7}>
      <Qualification />
    </Column>
    <Column span={5}>
      <TierOverview />
    </Column>
  </Grid>
)
