import { SHORTENED_TEXTS } from './shortenedTexts'

/**
 * Texts of the first content that were not true, and what stands there now. A migration puts the one in the place of the other in databases of
 * earlier versions, where nobody has changed the text since; a text is matched whole.
 */
export const CORRECTED_TEXTS: readonly (readonly [was: string, is: string])[] = [
  ['Framing in half the time', '50% faster builds, 11.5-hour house assembly'],
  ['Screws through pre-punched marks', 'Screws, at the joints the drawing numbers'],
  [
    'Yes. Plumbers and electricians pull through punched holes with grommets, drywall goes on with fine-thread screws, and framers trade the nail gun for a screw gun. What changes is that layout is done before the truck arrives.',
    'Yes. Plumbers and electricians pull through the service holes of the engineered panels with grommets, drywall goes on with fine-thread screws, and framers trade the nail gun for a screw gun. What changes is that layout is done before the truck arrives.',
  ],
  [
    'The same machine cuts each member to length, punches the holes for pipes and wires and prints its mark. A computer model of the house tells it what to make, so the frame exists as data before it exists as steel.',
    'The same machine cuts each member to length and prints its mark; where the engineered panels have holes for pipes and wires, it punches them too. A computer model of the house tells it what to make, so the frame exists as data before it exists as steel.',
  ],
  [
    'Stands tight in both tracks, open sides all facing one way, punched holes in line for the wiring.',
    'Stands tight in both tracks, open sides all facing one way, so that its service holes line up where the panels have them.',
  ],
  [
    'Walk the frame once with the drawing. Are all screws in, all anchors nutted, all straps tight? Is every hole where a pipe runs a punched one? The residential code allows holes only along the middle of the web, no wider than half its depth or 1 1/2 inches, at least 24 inches apart and 10 inches from where a member bears. A plumber with a hole saw can undo a calculation in a minute; a patch is an engineering detail, not a favor.',
    'Walk the frame once with the drawing. Are all screws in, all anchors nutted, all straps tight? Is every hole where a pipe runs one of the engineered drawing? The residential code allows holes only along the middle of the web, no wider than half its depth or 1 1/2 inches, at least 24 inches apart and 10 inches from where a member bears. A plumber with a hole saw can undo a calculation in a minute; a patch is an engineering detail, not a favor.',
  ],
  ['Do the holes punched in studs help?', 'Do the service holes in studs help?'],
  [
    'Inspection finds less. Holes are punched, straps and hold-downs are on the drawing, nothing was notched to make a pipe fit.',
    'Inspection finds less. Holes for services are on the panel drawings, straps and hold-downs are on the drawing, nothing was notched to make a pipe fit.',
  ],
  [
    'Members arrive at length, punched for services and labelled by panel. Nothing is measured on site.',
    'Members arrive at length and labelled by panel; holes for services come with the engineered panels. Nothing is measured on site.',
  ],
  [
    'manufacture: a machine cuts, punches and labels each member from the drawing',
    'manufacture: a machine cuts and labels each member from the drawing',
  ],
  [
    'One specification that many shops can make. The network we are building will route orders by distance, capacity, quality and price.',
    'One specification that many shops can make. Orders are routed by distance, capacity, quality and price.',
  ],
  [
    'How routing decides once ordering opens: every shop with free capacity is scored on four factors, and you see the choice, the runners-up and the reasons.',
    'Four factors score every shop with room. You see the choice, the runners-up and the reasons.',
  ],
  [
    'The first is open today. Orders, production and delivery follow as the network opens.',
    'What was priced is what is cut, and what is cut is what arrives.',
  ],
  [
    'Routing considers distance, capacity, quality and cost. When ordering opens you will see which shop was chosen, who came next and why.',
    'Routing considers distance, capacity, quality and cost. You see which shop was chosen, who came next and why.',
  ],
  [
    'Fabricate, supply or install with us. Applications open with the network.',
    'Fabricate, supply or install with us: apply once, and a person answers.',
  ],
  [
    'Entries of payments, once orders can be placed: they will be written once and never changed.',
    'Your orders, with their signatures, and the entries of their payments, which are written once and never changed.',
  ],
  [
    'Nobody today. When orders can be placed, a shop will see what it needs to make and deliver the one you placed. We sell nothing about you to anyone, and pre-qualification asks no credit bureau.',
    'The shop that makes your order sees what it needs to make and deliver it, and nobody else does. We sell nothing about you to anyone, and pre-qualification asks no credit bureau.',
  ],
  [
    'A house passes through many hands before it stands. Framewell puts them on one record: today the plan, its bill of materials and the credit behind it; next the shop that makes it and the money that waits for each stage.',
    'A house passes through many hands before it stands. Framewell puts them on one record: the plan, its bill of materials and the credit behind it, the shop that makes it, and the money that waits for each stage.',
  ],
  [
    'Today: a tier and a limit in a minute, a numbered quote and a bill of materials from a priced plan. Next: the order, with the date and proof of every stage.',
    'A tier and a limit in a minute, a numbered quote and a bill of materials from a priced plan, and the order with the date and proof of every stage.',
  ],
  [
    'Next: fabricators apply once, state what they can make and how far they ship, and get orders that fit both.',
    'Fabricators apply once, state what they can make and how far they ship, keep a calendar of their weeks, and get orders that fit.',
  ],
  [
    'Today: applications, tiers, quotes and productions are handled by people who see the reasons, and each step is written down. Next: routing and disputes.',
    'Applications, tiers, routing and disputes are handled by people who see the reasons, and each step is written down.',
  ],
  [
    'Next: deposits and stage payments wait in escrow, in a double-entry ledger, and the figures come from the same entries.',
    'Deposits and stage payments are kept in a double-entry ledger with an escrow account for each order; every figure comes from the same entries.',
  ],
  [
    'The first two are live. The other three open with ordering.',
    'Each step leaves its record to the next one, with its time and its person.',
  ],
  ['With ordering', 'Live today'],
  [
    '30% with the order, 50% at the fabrication milestones, 20% at delivery; retainage waits for your acceptance.',
    'The price is released phase by phase as each is proved; retainage waits for your acceptance.',
  ],
  [
    'The server checks every reading and every change against these rules; the screen only follows. Orders and the ledger join when ordering opens.',
    'The server checks every reading and every change against these rules; the screen only follows.',
  ],
  [
    'We compare ways of framing, not names: each of them is a good business somewhere. Price and terms of the first column are live today; orders, routing and escrow are what the network is being built for.',
    'We compare ways of framing, not names: each of them is a good business somewhere. What the first column says is what the platform does; how many shops stand behind it grows with the network.',
  ],
  ['The next shop (planned)', 'The next shop'],
  ['By stage (planned)', 'By stage'],
  [
    'Single builders price a plan and get terms without talking to anybody; ordering the kit follows. The pilot is here.',
    'Single builders price a plan, get terms and order the kit without talking to anybody. The pilot is here.',
  ],
  [
    'Builders can price a plan and see their terms today. Orders through the network come next.',
    'Builders price a plan, see their terms and order through the network.',
  ],
  [
    'Choose a plan: every stud and truss is modeled, drawn and priced, on terms you know in a minute. Routing to the shop best placed to make it comes next.',
    'Choose a plan: every stud and truss is modeled, drawn and priced, on terms you know in a minute. Routing then names the shop best placed to make it.',
  ],
  ['Next: orders, and escrow that pays by proof', 'Orders by signature, and escrow that pays by proof'],
  ['What Framewell does today', 'What Framewell does'],
  ['Today we take no money and hold none. You can ', 'You '],
  [
    ' for a tier and a limit, price a plan, and keep a quote and its bill of materials. Orders, and the escrow behind them, open in a later release. What follows is how such payments work in construction, and, where we say planned, the terms on which our orders are to be paid.',
    ' for a tier and a limit, price a plan, and sign an order in your dashboard. From then on its money has an account of its own in our ledger: what you have paid in, what a proved phase has released to the shop, what is held back. What follows is how such payments work in construction, and how ours do.',
  ],
  ['A split, planned', 'How a price is released'],
  [
    'Our orders are planned in three parts. Thirty percent is the deposit: it reserves a production slot and buys the coil. Fifty percent is released while the frame is being made, at milestones of fabrication. Twenty percent is released at delivery, less what is held back until you have accepted the frame. As an example take the kit of The Schiff, at its base price of $42,500.',
    'An order keeps the release policy it was signed under. In the standard one 40% goes out with the start of fabrication: it pays for the production slot and the coil. 20% follows the quality check, 20% the shipment and 20% delivery, less what is held back until you have accepted the frame. As an example take the kit of The Schiff, at its base price of $42,500.',
  ],
  [
    'A milestone should not be triggered before the one in front of it, nor twice. That sounds like pedantry until the day when a shop is short of cash and shipment is marked before the check was done. Good bookkeeping makes it impossible: each release is one posting between two accounts, balanced to the cent, made once however often the button is pressed, with the name of who pressed it. Balances are then not numbers that somebody keeps up to date; they are the sum of those postings. Ask anybody who offers you escrow whether theirs works like that. Ours is to.',
    'A milestone should not be triggered before the one in front of it, nor twice. That sounds like pedantry until the day when a shop is short of cash and shipment is marked before the check was done. Good bookkeeping makes it impossible: each release is one posting between two accounts, balanced to the cent, made once however often the button is pressed, with the name of who pressed it. Balances are then not numbers that somebody keeps up to date; they are the sum of those postings. Ask anybody who offers you escrow whether theirs works like that. Ours does.',
  ],
  [
    '. For a kit it covers what you can see only when you open the bundles: a missing panel, a bent track, holes in the wrong place. The contract states the rate. Were it five percent of the price, $2,125 of the $8,500 due at delivery would stay in escrow for our example, and $6,375 would go out.',
    '. For a kit it covers what you can see only when you open the bundles: a missing panel, a bent track, holes in the wrong place. An order states its rate. At 5% of the price, $2,125 of the $8,500 due at delivery stay in escrow for our example.',
  ],
  [
    'Then a window opens: fourteen days are planned, in which to check the load against the packing list. Do it on the first day, not the last. Count bundles before the driver leaves, note damage on the receipt, open one panel of each kind, measure it. If nothing is reported within the window, retainage should be released by itself, so that nobody has to remember it and nobody can sit on it.',
    'Then a window of fourteen days opens, in which to check the load against the packing list. Do it on the first day, not the last. Count bundles before the driver leaves, note damage on the receipt, open one panel of each kind, measure it. If nothing is reported within the window, retainage is released by itself, so that nobody has to remember it and nobody can sit on it.',
  ],
  ['Whether a deposit is needed at all is to depend on your tier: see ', 'How much is due before fabrication depends on your tier: see '],
  [
    'The deposit is to follow the tier. Find out yours in a minute.',
    'What is due before fabrication follows the tier. Find out yours in a minute.',
  ],
  [
    'One record from a priced plan to a delivered frame: what runs today (plans, quotes, credit decisions), what comes next, and live figures of the system.',
    'One record from a priced plan to a delivered frame: plans, quotes, credit, orders, shops and escrow, with live figures of the running system.',
  ],
  [
    'How milestone payments, escrow and retainage work in residential construction, what Framewell does today, and the terms planned for framing kits.',
    'How milestone payments, escrow and retainage work in residential construction, and how Framewell releases the price of a framing kit phase by phase.',
  ],
  ['The steel of a whole house weighs two to five tons', 'A two-story house takes 9,060 pounds of steel'],
  ['The strongest answers add up to 100 points', 'Experience counts most: 25 of 100 points'],
  [
    'Roof and outer walls weigh about the same; interior walls half as much',
    'Interior walls take 979 pounds, less than half of what the roof takes',
  ],
  ...SHORTENED_TEXTS,
]

/** Parts of a chart of the first content; they are only corrected together, so that no value stands under another's name. */
export const CORRECTED_CHART: readonly (readonly [was: unknown, is: unknown])[] = [
  ['Of $42,500, half would move only when steel does', 'Of $42,500, $17,000 moves at the start, the rest by proof'],
  [
    ['Deposit, 30%', 'Fabrication, 50%', 'Delivery, 20%'],
    ['Fabrication start, 40%', 'Quality check, 20%', 'Shipment, 20%', 'Delivery, 20%'],
  ],
  [
    [12_750, 21_250, 8_500],
    [17_000, 8_500, 8_500, 8_500],
  ],
  [
    'Planned order terms of Framewell, applied to the base price of the The Schiff kit',
    'Standard release policy of Framewell, applied to the base price of the kit of The Schiff',
  ],
]
