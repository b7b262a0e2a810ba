/*
 * A prenotification (prenote) is a zero-dollar ACH entry that lets the payee's bank check an account before money is sent to it. Using them is
 * optional. Who sends one may send payments "as soon as the third Banking Day following the Settlement Date of the Prenotification Entry", unless
 * a return or a notification of change came, which has to be remedied first: Nacha Operating Rules, article two, 'Waiting Period Following
 * Prenotification Entries', subsection 2.6.2 (2.6.3 in 2014). Read as two pages quote it: PNC, 'NACHA Rule Change September 2014: Prenote Waiting
 * Period Changed from 6 to 3 Banking Days' (pnc.com), and achthirdparty.com, 'Other Important ACH Rules to Consider'. No edition of the rules
 * was obtained.
 */
import { addBusinessDays } from '../dates/businessDays'
import { longDate } from '../quotes/quoteWords'
import type { BankAccountType } from './bankAccount'

/** Banking days after a prenote's settlement before money may follow. */
const PRENOTE_DAYS = 3

/**
 * Transaction codes of a prenote for credits: 23 for checking, 33 for savings. (28 and 38 announce debits, which are never sent.) Source: Oracle
 * Banking Payments 14.7, 'Pre Notification Entry Processing'; Republic Bank, 'ACH File Delivery Methods' (bankrcb.net).
 */
export const PRENOTE_CODES: Readonly<Record<BankAccountType, string>> = { checking: '23', savings: '33' }

/**
 * When prenotes sent on a day settle, and from when money may follow.
 * @param today the Eastern day: '2026-11-27'
 */
export function prenoteDays(today: string): { readonly settlesOn: string; readonly usableFrom: string } {
  const settlesOn = addBusinessDays(today, 1)
  return { settlesOn, usableFrom: addBusinessDays(settlesOn, PRENOTE_DAYS) }
}

export interface Prenote {
  /** The day it went into a file. */
  readonly sentOn: string
  readonly usableFrom: string
}

/** 'Prenote sent November 27, 2026, usable from December 3, 2026'. */
export function prenoteWords({ sentOn, usableFrom }: Prenote): string {
  return `Prenote sent ${longDate(sentOn)}, usable from ${longDate(usableFrom)}`
}
