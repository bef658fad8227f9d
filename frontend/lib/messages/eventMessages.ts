/** Source: spec.md sections 2 and 8, "Events". */
export const eventMessages = {
  signInFirst: 'Please sign in to register for events',
  full: 'Event Full',
  fullDescription: 'This event has reached maximum capacity',
  registerFailed: 'Failed to register for event',
  cancelFailed: 'Failed to cancel registration',
  registered: "You've been registered for this event",
  cancelled: 'Cancelled',
  cancelledDescription: 'Your registration has been cancelled',
  isRegistered: 'Registered',
  hasSeat: 'You have a seat.',
  toldAt: (email: string) =>
    `The confirmation with its calendar entry goes to ${email}, and so does every change.`,
} as const
