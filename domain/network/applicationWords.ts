/** Toasts and alerts of the forms, as specified. */
export const APPLICATION_WORDS = {
  failedTitle: 'Submission Failed',
  simpleFailed: 'Failed to submit onboarding application',
  enhancedFailed: 'Failed to submit application',
  submittedTitle: 'Application Submitted',
  simpleSubmitted: 'Your onboarding application has been received and is under review.',
  enhancedSubmitted: 'Your partner application has been received and is under review.',
  directoryFailed: 'Failed to submit application. Please try again.',
  directorySubmitted: (id: string) => `Thank you for your interest! Application ID: ${id}. We'll review and contact you within 48 hours.`,
} as const
