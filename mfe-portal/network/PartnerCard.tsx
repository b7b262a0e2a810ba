import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { DIRECTORY_PARTNER_KIND_WORDS } from '@framewell/domain/network/applicationOptions'
import { type DirectoryPartner, SPECIALTIES_ON_A_CARD } from '@framewell/domain/network/directoryApplication'

/** One verified partner of the directory. */
export const PartnerCard = ({ partner }: { partner: DirectoryPartner }) => {
  const { businessName, partnerType, location, specialties, experience, phone, email } = partner
  const more = specialties.length - SPECIALTIES_ON_A_CARD
  return (
    <Card as="li">
      <Stack gap={3}>
        <Heading level={3} size={5}>
          {businessName}
        </Heading>
        <Text size="compact" tone="muted">
          {labelOf(DIRECTORY_PARTNER_KIND_WORDS, partnerType)}, {location}
        </Text>
        {specialties.length > 0 ? (
          <Stack direction="row" gap={2} style={{ flexWrap: 'wrap' }}>
            {specialties.slice(0, SPECIALTIES_ON_A_CARD).map((specialty) => (
              <Badge key={specialty}>{specialty}</Badge>
            ))}
            {more > 0 ? <Badge>+{more} more</Badge> : null}
          </Stack>
        ) : null}
        {experience ? <Text size="compact">{experience}</Text> : null}
        <Stack direction="row" gap={2}>
          {phone ? (
            <Button size="small" href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={`Call ${businessName}`}>
              Call
            </Button>
          ) : null}
          <Button size="small" href={`mailto:${email}`} aria-label={`Email ${businessName}`}>
            Email
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
