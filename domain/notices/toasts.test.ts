import { expect, test } from 'vitest'
import { CONTENT_MESSAGES } from '../content/contentCalls'
import { APPLICATION_WORDS } from '../network/applicationWords'
import { PRODUCTION_NETWORK_WORDS } from '../network/directoryCalls'
import { ACCOUNT_TOASTS, quoteContactSentence, TOAST_TITLES, TOASTS, testSentSentence } from './toasts'

/** Every notice in the specification, copied from it: 'title' or 'title / description'. */
const SPECIFIED = [
  'Welcome Admin',
  'Authentication Failed / Invalid credentials provided',
  'Login Error / Failed to authenticate',
  'Dashboard Refreshed / All data has been updated successfully',
  'Refresh Failed / Unable to update dashboard data',
  'Plan Required / Please select a plan before generating BOM',
  'Export Successful / BOM file downloaded successfully',
  'Quote Submission Failed / Please try again or contact support if the problem persists',
  'Failed to Send / Could not send test notification. Check API configuration.',
  'Settings Updated / Your notification preferences have been saved.',
  'Error / Failed to update preferences. Please try again.',
  'BOM Generated Successfully',
  'Generation Failed',
  'Export Failed',
  'Quote Submitted Successfully!',
  'Plan Selected',
  'Plan Uploaded',
  'Selection Updated',
  'Test Notification Sent',
  "We'll contact you within 24 hours with your custom quote and project details",
  "We'll contact you within 24 hours with your detailed project quote",
  'Check ada@example.com for the test notification.',
  'Page updated successfully',
  'Page created successfully',
  'Page deleted successfully',
  'Failed to update page',
  'Failed to create page',
  'Failed to delete page',
  'Submission Failed / Failed to submit onboarding application',
  'Submission Failed / Failed to submit application',
  'Application Submitted / Your onboarding application has been received and is under review.',
  'Application Submitted / Your partner application has been received and is under review.',
  'Demo data seeded successfully',
  'Failed to seed demo data',
  'Routing test completed successfully',
  'Routing test failed',
]

test("every notice has the specification's words", () => {
  const { failedTitle, simpleFailed, enhancedFailed, submittedTitle, simpleSubmitted, enhancedSubmitted } = APPLICATION_WORDS
  const { updated, created, deleted, updateFailed, createFailed, deleteFailed } = CONTENT_MESSAGES
  const { seeded, seedFailed, routed, routingFailed } = PRODUCTION_NETWORK_WORDS
  const shown = [
    ...Object.values({ ...TOASTS, ...ACCOUNT_TOASTS }).map((toast) =>
      'description' in toast ? `${toast.title} / ${toast.description}` : toast.title,
    ),
    ...Object.values(TOAST_TITLES),
    ...['plan', 'advanced'].map(quoteContactSentence),
    testSentSentence('ada@example.com'),
    ...[updated, created, deleted, updateFailed, createFailed, deleteFailed],
    ...[simpleFailed, enhancedFailed].map((text) => `${failedTitle} / ${text}`),
    ...[simpleSubmitted, enhancedSubmitted].map((text) => `${submittedTitle} / ${text}`),
    ...[seeded, seedFailed, routed, routingFailed],
  ]
  expect(shown.toSorted()).toEqual(SPECIFIED.toSorted())
})
