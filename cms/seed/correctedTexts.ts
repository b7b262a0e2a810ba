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
]
