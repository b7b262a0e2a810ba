import { z } from 'zod'
import { zoneFault } from './timeZones'

/** COMPANY_TIME_ZONE: where the company's days and months begin and end, by its name in the tz database. Host and cms have the same. */
export const companyZoneSetting = z
  .string()
  .superRefine((zone, { addIssue }) => {
    const fault = zoneFault(zone)
    if (fault) addIssue(fault)
  })
  .optional()
