import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { BOM_CATEGORIES } from '@framewell/domain/bom/bomCategory'
import { listBomDistributors, listBomPlans } from '@framewell/domain/bom/calls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'

/** What bills of materials are made from: plans, distributors, prices; each leads to where it is kept. */
export const BomTab = () => {
  const api = useGuardedCall()
  const plans = useQuery({
    queryKey: [...DASHBOARD_QUERIES, 'bom', 'plans'],
    queryFn: ({ signal }) => api(listBomPlans, {}, { signal }),
    retry: retryUnlessRefused,
  })
  const distributors = useQuery({
    queryKey: [...DASHBOARD_QUERIES, 'bom', 'distributors'],
    queryFn: ({ signal }) => api(listBomDistributors, {}, { signal }),
    retry: retryUnlessRefused,
  })
  return (
    <Panels>
      <Panel title="Plans">
        <ReadArea read={plans} what="the plans" failure="Failed to fetch plans">
          {({ plans: listed }) => (
            <Table
              caption="Plans a bill can be made for"
              rows={listed}
              rowKey={({ plan_id }) => plan_id}
              columns={[
                {
                  id: 'name',
                  header: 'Plan',
                  onPhone: 'title',
                  cell: ({ plan_name, plan_id }) => (
                    <>
                      {plan_name}
                      <small>{plan_id}</small>
                    </>
                  ),
                },
                {
                  id: 'area',
                  header: 'Area',
                  align: 'end',
                  cell: ({ square_footage }) => `${square_footage.toLocaleString('en-US')} sq ft`,
                },
                { id: 'stories', header: 'Stories', align: 'end', cell: ({ dimensions }) => dimensions.stories },
                {
                  id: 'bill',
                  header: 'Bill',
                  hideHeader: true,
                  cell: ({ plan_id, plan_name }) => (
                    <Button
                      size="small"
                      variant="plain"
                      href={`/bom-generator?plan=${plan_id}`}
                      aria-label={`Generate the bill of ${plan_name}`}
                    >
                      Generate
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </ReadArea>
        <Links links={[['Edit plans', '/cms/collections/home-plans']]} />
      </Panel>
      <Panel title="Distributors">
        <ReadArea read={distributors} what="the distributors" failure="Failed to fetch distributors">
          {({ distributors: listed }) => (
            <Table
              caption="Distributors whose price lists bills are priced from"
              rows={listed}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  header: 'Distributor',
                  onPhone: 'title',
                  cell: ({ name, demo }) => (
                    <>
                      {name} {demo ? <Badge>Demo</Badge> : null}
                    </>
                  ),
                },
                { id: 'region', header: 'Region', cell: ({ region }) => region },
                { id: 'lead', header: 'Lead time', align: 'end', cell: ({ leadTimeDays }) => `${leadTimeDays} days` },
              ]}
            />
          )}
        </ReadArea>
        <Links links={[['Edit distributors', '/cms/collections/distributors']]} />
      </Panel>
      <Panel title="Pricing controls">
        <Text>Prices are kept in numbered books: a change makes a new version, and what was quoted keeps the old one.</Text>
        <Links
          links={[
            ['Price settings', '/cms/globals/price-settings'],
            ['Options and their prices', '/cms/collections/price-options'],
          ]}
        />
      </Panel>
      <Panel title="Material categories">
        <Stack direction="row" gap={2}>
          {BOM_CATEGORIES.map((category) => (
            <Badge key={category}>{category}</Badge>
          ))}
        </Stack>
      </Panel>
    </Panels>
  )
}

const Links = ({ links }: { links: readonly (readonly [words: string, href: string])[] }) => (
  <Stack direction="row" gap={3} style={{ marginTop: 'var(--space-4)' }}>
    {links.map(([words, href]) => (
      <Button key={href} size="small" href={href}>
        {words}
      </Button>
    ))}
  </Stack>
)
