/** What is said about mailings. */
export const mailingMessages = {
  saved: 'Mailing saved',
  saveFailed: 'Failed to save the mailing',
  testSent: (to: string) => `A test is on its way to ${to}`,
  testFailed: 'Failed to send the test',
  sent: 'The mailing is being sent',
  scheduled: 'The mailing is scheduled',
  sendFailed: 'The mailing was not sent',
  changed: 'Done',
  changeFailed: 'That did not work',
  listFailed: 'Failed to load the mailings',
  none: 'Nothing has been sent to members yet',
  preferencesSaved: 'Your choice is saved.',
} as const
