/** Texts for signing out, and for when the session has ended while a form is filled in. */
export const sessionMessages = {
  signedOut: 'You have been signed out.',
  signOutFailed: 'You could not be signed out. Please try again.',
  signedOutElsewhere: 'You are signed out',
  typedStays: 'What you have typed is still here. Sign in in another tab, then send it.',
} as const
