import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { BOM_CATEGORIES } from '@framewell/domain/bom/bomCategory'
import { listBomDistributors, listBomPlans } from '@framewell/domain/bom/calls'
import { leadTimeText } from '@framewell/domain/bom/distributor'
import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { usd, usdWithCents } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'

/** Inputs of bills of materials: plans, distributors and prices, each with a link to where it is maintained. */
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
  const prices = useQuery({
    queryKey: [...DASHBOARD_QUERIES, 'bom', 'prices'],
    queryFn: ({ signal }) => api(getPriceBook, {}, { signal }),
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
                  cell: ({ plan_name, plan_id, square_footage, dimensions }) => (
                    <>
                      {plan_name}
                      <small>
                        {plan_id}, {figure(square_footage)} sq ft, {dimensions.stories === 1 ? '1 story' : `${dimensions.stories} stories`}
                      </small>
                    </>
                  ),
                },
                {
                  id: 'kit',
                  header: 'Kit price',
                  align: 'end',
                  cell: ({ catalog_id }) => <KitPrice prices={prices.data?.priceBook} planId={catalog_id} />,
                },
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
                      {name} {demo && !name.endsWith('(demo)') ? <Badge>Demo</Badge> : null}
                    </>
                  ),
                },
                { id: 'region', header: 'Region', cell: ({ region }) => region },
                { id: 'lead', header: 'Lead time', align: 'end', cell: ({ leadTimeDays }) => `Up to ${leadTimeText(leadTimeDays)}` },
              ]}
            />
          )}
        </ReadArea>
        <Links links={[['Edit distributors', '/cms/collections/distributors']]} />
      </Panel>
      <Panel title="Pricing controls">
        <Stack gap={4}>
          <Text>Prices are kept in numbered books: a change makes a new version, and what was quoted keeps the old one.</Text>
          <ReadArea read={prices} what="the prices">
            {({ priceBook }) => <BasePrices book={priceBook} />}
          </ReadArea>
        </Stack>
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

const KitPrice = ({ prices, planId }: { prices: PriceBook | undefined; planId: string }) => {
  const plan = prices?.plans.find(({ id }) => id === planId)
  return plan ? usd(plan.kitBasePriceCents) : '…'
}

/** Base prices and the number of options; the links lead to the forms that change them. */
const BasePrices = ({ book: { version, picker, advanced, steel, bom } }: { book: PriceBook }) => (
  <DescriptionList
    variant="figures"
    items={[
      { term: 'Price book', detail: `Version ${version}` },
      { term: 'Global markup', detail: `${bom.markupPercent}%` },
      { term: 'Preferred discount', detail: `${bom.preferredDiscountPercent}%` },
      { term: 'House for each square foot', detail: usdWithCents(advanced.basePriceCentsPerSqft) },
      { term: 'Framing in the kit price', detail: usd(picker.includedFramingCents) },
      { term: 'Stem wall', detail: usd(picker.stemWallCents) },
      { term: 'Fasteners', detail: usd(picker.fastenersCents) },
      { term: 'Freight', detail: usd(picker.freightCents) },
      { term: 'Options of the steel configurator', detail: Object.values(steel).reduce((sum, options) => sum + options.length, 0) },
    ]}
  />
)

const Links = ({ links }: { links: readonly (readonly [words: string, href: string])[] }) => (
  <Stack direction="row" gap={3} style={{ marginTop: 'var(--space-4)' }}>
    {links.map(([words, href]) => (
      <Button key={href} size="small" href={href}>
        {words}
      </Button>
    ))}
  </Stack>
)
