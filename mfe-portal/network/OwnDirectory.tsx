import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { DirectoryPartner } from '@framewell/domain/network/directoryApplication'
import type { OwnApplication } from '@framewell/domain/network/joiningCalls'
import { ApplicationSummary } from './ApplicationSummary'
import { OwnListings } from './OwnListings'

interface OwnDirectoryProps {
  listings: readonly DirectoryPartner[]
  applications: readonly OwnApplication[]
}

/** A directory partner without a shop: its listings and original applications. */
export const OwnDirectory = ({ listings, applications }: OwnDirectoryProps) => (
  <Stack gap={8}>
    <Heading level={1} size={2}>
      {listings[0]?.businessName}
    </Heading>
    <OwnListings listings={listings} />
    {applications.map((application) => (
      <ApplicationSummary key={application.id} application={application} />
    ))}
  </Stack>
)
