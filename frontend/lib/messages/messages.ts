/** Texts of the interface that every page may need. Those of a subject stand beside. Source: spec.md section 8. */
export const messages = {
  network: 'You appear to be offline. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  error: 'Error',
  success: 'Success!',
  authenticationRequired: 'Authentication Required',
} as const
