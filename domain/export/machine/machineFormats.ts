/** Howick's CSV goes to the machine; FRAMECAD's XML is read by the maker's software. */
export const MACHINE_FORMATS = ['howick-csv', 'framecad-xml'] as const
export type MachineFormat = (typeof MACHINE_FORMATS)[number]
