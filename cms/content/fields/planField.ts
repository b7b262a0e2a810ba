import type { TextField } from 'payload'

/** A home plan whose steel frame is drawn. */
export function planField(): TextField {
  return { name: 'plan', type: 'text' }
}
