const SIXTEENTHS = 16

/** A length as a shop reads it off a tape, to the nearest sixteenth: 143.4375 in → 11'-11 7/16". In ASCII, for machines and old programs. */
export function shopLength(lengthInches: number): string {
  const sixteenths = Math.round(lengthInches * SIXTEENTHS)
  const inches = Math.floor(sixteenths / SIXTEENTHS)
  let [over, under] = [sixteenths % SIXTEENTHS, SIXTEENTHS]
  while (over > 0 && over % 2 === 0) [over, under] = [over / 2, under / 2]
  return `${Math.floor(inches / 12)}'-${inches % 12}${over > 0 ? ` ${over}/${under}` : ''}"`
}
