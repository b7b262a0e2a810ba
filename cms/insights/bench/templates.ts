import type { Payload } from 'payload'

/** One row of each table, made as the product makes them; the fill copies them by SQL. */
export async function makeTemplates({ db }: Payload): Promise<void> {
  const make = async (collection: Parameters<typeof db.create>[0]['collection'], data: Record<string, unknown>) =>
    String((await db.create({ collection, data })).id)
  const at = new Date().toISOString()
  const company = await make('companies', { name: 'Template Homes', kind: 'builder' })
  const account = await make('accounts', { email: 'template@example.com', name: 'Template', role: 'builder' })
  const fabricator = await make('fabricators', {
    name: 'Template Steel',
    status: 'active',
    address: 'Dayton, OH',
    latitude: 39.76,
    longitude: -84.19,
    reachMiles: 400,
    weeklyCapacity: 50,
    maxMemberFeet: 40,
    toleranceInches: 0.06,
    webs: ['350'],
    mils: [54],
  })
  await make('credit-applications', {
    contactName: 'Template Builder',
    email: 'template@example.com',
    companyName: 'Template Homes',
    company,
    projectLocation: 'Dayton, OH',
    projectType: 'Spec',
    startTimeline: 'Immediately',
    budgetScale: 'Medium ($100K–500K)',
    familiarityWithSteel: 'Expert',
    assignedTier: 'Standard',
    creditScore: 70,
    assignedCreditLimit: 75_000,
    qualificationStatus: 'approved',
    aiSummary: 'Steady work and references that answered.',
    improvements: [],
    factors: [],
    policyVersion: 1,
    appliedAt: at,
    tokenHash: 'template',
  })
  await make('issued-quotes', {
    number: 'Q-TEMPLATE',
    revision: 1,
    kind: 'steel',
    title: 'The Schiff Plan',
    contactEmail: 'template@example.com',
    totalCents: 4_250_000,
    lines: [],
    changes: [],
    inputs: {},
    warnings: [],
    assumptions: [],
    priceBookVersion: 1,
    issuedAt: at,
    validUntil: at,
    tokenHash: 'template',
  })
  const order = await make('orders', {
    number: 'FW-TEMPLATE',
    title: 'The Schiff Plan',
    status: 'active',
    stage: 'fabrication_started',
    stageReachedAt: at,
    company,
    companyName: 'Template Homes',
    placedBy: account,
    fabricator,
    fabricatorName: 'Template Steel',
    source: {},
    sourceId: 'template',
    revision: 1,
    tier: 'Standard',
    priceCents: 4_250_000,
    creditCents: 0,
    units: 10,
    steelPounds: 9_800,
    terms: {},
    releasePolicy: {},
    frozen: { frame: { areaSqft: 1350 } },
    cutList: 'S1,10,12.5',
    form: {},
    siteAddress: '1 Main Street, Dayton, OH',
    siteZip: '45402',
    latitude: 39.76,
    longitude: -84.19,
    deliverBy: at.slice(0, 10),
    routingDecision: 'template',
    slots: [],
    placedAt: at,
    signedAt: at,
  })
  await make('order-events', { order, kind: 'stage', stage: 'delivered_to_site', at, actor: 'template', actorName: 'Template Steel' })
  const project = await make('payment-projects', {
    number: 'FW-TEMPLATE',
    title: 'The Schiff Plan',
    company,
    fabricator,
    priceCents: 4_250_000,
    terms: {},
    releasePolicy: {},
    status: 'active',
  })
  const money = { prepaid: true, paidCents: 850_000, creditedCents: 0, amountCents: 850_000, dueOn: at.slice(0, 10) }
  await make('invoices', { number: 'INV-TEMPLATE', project, company, kind: 'deposit', status: 'paid', ...money })
  await make('payment-disputes', {
    project,
    reason: 'quality',
    description: 'Two studs are bent.',
    status: 'resolved',
    openedBy: account,
    decideBy: at.slice(0, 10),
  })
}
