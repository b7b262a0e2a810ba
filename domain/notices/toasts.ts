import { NO_PLAN } from '../bom/bomPlan'

/** Notices in the specification's words; a screen adds to them only in the description's second sentence or on the page. */
export const TOASTS = {
  planRequired: { title: 'Plan Required', description: NO_PLAN },
  bomExported: { title: 'Export Successful', description: 'BOM file downloaded successfully' },
  quoteFailed: { title: 'Quote Submission Failed', description: 'Please try again or contact support if the problem persists' },
} as const

/** Notices about sign-in, operators' screens and settings; separate, because configurators do not load them. */
export const ACCOUNT_TOASTS = {
  signedIn: { title: 'Welcome Admin' },
  signInRefused: { title: 'Authentication Failed', description: 'Invalid credentials provided' },
  signInFailed: { title: 'Login Error', description: 'Failed to authenticate' },
  refreshed: { title: 'Dashboard Refreshed', description: 'All data has been updated successfully' },
  refreshFailed: { title: 'Refresh Failed', description: 'Unable to update dashboard data' },
  testSendFailed: { title: 'Failed to Send', description: 'Could not send test notification. Check API configuration.' },
  settingsUpdated: { title: 'Settings Updated', description: 'Your notification preferences have been saved.' },
  settingsFailed: { title: 'Error', description: 'Failed to update preferences. Please try again.' },
} as const

/** Titles whose description names the subject. */
export const TOAST_TITLES = {
  bomGenerated: 'BOM Generated Successfully',
  bomFailed: 'Generation Failed',
  bomExportFailed: 'Export Failed',
  quoteSubmitted: 'Quote Submitted Successfully!',
  planSelected: 'Plan Selected',
  planUploaded: 'Plan Uploaded',
  selectionUpdated: 'Selection Updated',
  testSent: 'Test Notification Sent',
} as const

/** The first sentence after a quote, without its period. */
export const quoteContactSentence = (kind: string) =>
  `We'll contact you within 24 hours with your ${kind === 'advanced' ? 'detailed project quote' : 'custom quote and project details'}`

export const testSentSentence = (email: string) => `Check ${email} for the test notification.`
