/** Texts of taking one's data along, of deleting the account and of keeping it after all. */
export const leaveMessages = {
  left: 'Your account will be deleted',
  leftDescription: (date: string) =>
    `You are signed out on every device. Until ${date} you can sign in and keep the account.`,
  leaveFailed: 'Your account could not be deleted',
  kept: 'Your account is kept',
  keepFailed: 'Your account could not be kept',
  dataFailed: 'Your data could not be downloaded',
} as const
