/** Texts of the first content that said the same in more words, and what stands there now: pages are shorter on a phone. */
export const SHORTENED_TEXTS: readonly (readonly [was: string, is: string])[] = [
  [
    'The plan that proved itself on the first lot is rolled to the same tolerance on the last one, in whichever shop has the room.',
    'The last lot is rolled to the tolerance of the first, in whichever shop has the room.',
  ],
  [
    'Wood is a good material. Steel is a predictable one, and on a schedule with interest running, predictable wins.',
    'Wood is a good material. With interest running, a predictable one wins.',
  ],
  [
    'Months from building permit to completion of single-family homes finished in 2022, by who they were built for.',
    'Months from permit to completion, single-family homes finished in 2022.',
  ],
  [
    'Every shop with free capacity is scored on four factors, and you see the choice, the runners-up and the reasons.',
    'Four factors score every shop with room. You see the choice, the runners-up and the reasons.',
  ],
  [
    'Each step hands its record to the next: what was priced is what is cut, and what is cut is what arrives.',
    'What was priced is what is cut, and what is cut is what arrives.',
  ],
  [
    'Look at the frames, change one, or read the numbers first. None of the three asks for your name.',
    'None of the three asks for your name.',
  ],
  [
    'Choose a plan, watch the steel and the price change together, and know your Net 30 terms in a minute. The quote and its bill of materials are yours to keep.',
    'Choose a plan, watch steel and price change together, and know your Net 30 terms in a minute. Quote and bill of materials are yours to keep.',
  ],
  ['We take off your own frames and price them from the same bill of materials as ours.', 'Your frames, taken off and priced as ours are.'],
  ['Capacity is reserved week by week, in whichever shops have the room.', 'Capacity reserved week by week, where there is room.'],
  [
    'A schedule of your own, starting with a demonstration on your numbers.',
    'A schedule that starts with a demonstration on your numbers.',
  ],
  ['Freight and lead time both fall with the miles between the shop and your lot.', 'Freight and lead time grow with every mile.'],
  ['Only a shop with an open slot is asked, and the slot is reserved when you order.', 'An open slot, reserved when you order.'],
  ['Inspection results and disputes of past orders count.', 'Inspections and disputes of past orders.'],
  ['All shops quote against the same bill of materials.', 'Quotes on one bill of materials.'],
  [
    'Choose a plan or upload your own. Drawing, price and bill of materials follow every choice.',
    'A catalog plan or your own: drawing, price and bill of materials follow.',
  ],
  [
    'Fabrication, inspection and loading are stages that you can follow, each with its proof.',
    'Fabrication, inspection and loading, each a stage with its proof.',
  ],
  [
    'Panels arrive numbered in the order they stand, and a small crew bolts the frame together.',
    'Panels arrive in the order they stand; a small crew bolts them together.',
  ],
  ['Combustible; protected by its linings', 'Combustible behind its linings'],
  ['As designed: hold-downs and sheathing decide', 'As its hold-downs are designed'],
  ['Does not shrink, swell, twist or rot', 'Does not shrink, twist or rot'],
  ['Moves as it dries; rots where it stays wet', 'Moves as it dries, rots when wet'],
]
