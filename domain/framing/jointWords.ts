import type { JointKind } from './frameJoints'

/** Where each kind of joint is, and what it is made with. A frame's joints are counted by these words in bills and in drawing sets. */
export const JOINT_WORDS: Readonly<Record<JointKind, { readonly where: string; readonly unit: string; readonly fastener: string }>> = {
  'stud-track': { where: 'Ends of studs and cripples, two each', unit: 'ends', fastener: 'No. 8 screws' },
  strap: { where: 'Crossings of straps with studs and joists, one each', unit: 'crossings', fastener: 'No. 8 screws' },
  splice: { where: 'Splices of track, sixteen each', unit: 'splices', fastener: 'No. 8 screws' },
  'track-floor': { where: 'Along bottom tracks on floors of joists, every 12 in', unit: 'places', fastener: 'No. 8 screws' },
  'web-chord': { where: 'Ends of truss webs, four each', unit: 'ends', fastener: 'No. 10 screws' },
  'header-jack': { where: 'Ends of header pieces, four each', unit: 'ends', fastener: 'No. 10 screws' },
  'joist-end': { where: 'Ends of joists and their headers, four each', unit: 'ends', fastener: 'No. 10 screws' },
  'block-end': { where: 'Ends of blocks and stiffeners, two each', unit: 'ends', fastener: 'No. 10 screws' },
  'chord-end': { where: 'Upper ends of top chords and rake rafters, two each', unit: 'ends', fastener: 'No. 10 screws' },
  heel: { where: 'Heels of trusses without posts, four each', unit: 'heels', fastener: 'No. 10 screws' },
  'rafter-tail': { where: 'Tails of rafters at the fascia, two each', unit: 'tails', fastener: 'No. 8 screws' },
  'outlooker-end': { where: 'Ends of outlookers, two each', unit: 'ends', fastener: 'No. 10 screws' },
  'track-end': { where: 'Ends of sill and head tracks, two each', unit: 'ends', fastener: 'No. 8 screws' },
  spread: { where: 'Along members that spread trusses’ loads, every 12 in', unit: 'places', fastener: 'No. 8 screws' },
  'strap-end': { where: 'Ends of bracing straps, as strong as the strap', unit: 'ends', fastener: 'No. 10 screws' },
  gusset: { where: 'Ends of bracing straps', unit: 'ends', fastener: 'gusset plates' },
  'hold-down': { where: 'Lower ends of bracing straps', unit: 'ends', fastener: 'hold-downs' },
  anchor: { where: 'Along what rests on the foundation', unit: 'anchors', fastener: '1/2 in anchor bolts' },
  pin: { where: 'Along partitions on the slab', unit: 'pins', fastener: 'powder-actuated pins' },
  tie: { where: 'Ends of trusses and feet of rafters', unit: 'ends', fastener: 'truss ties' },
}
