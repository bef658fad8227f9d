/** Texts of what a person does with the own account: proving who they are, changing password, address and second step. */
export const accountMessages = {
  reauthenticationReason: 'You are about to change something important. For your safety, please enter your password again.',
  reauthenticationCancelled: 'Nothing was changed, because you did not confirm that it is you.',
  codeHint: 'The six digits that your authenticator app shows for this site',
  recoveryCodeHint: 'One of the codes that you kept when you switched two-step sign-in on',
  passwordChanged: 'Your password was changed',
  passwordChangedDescription: 'All other devices were signed out.',
  emailSent: 'Please check the mailbox of your new address',
  emailConfirmed: 'Your new address is confirmed',
  factorOn: 'Two-step sign-in is on',
  factorOff: 'Two-step sign-in is off',
  factorRequired: 'Your work for the association needs two-step sign-in',
  factorRequiredDescription: 'Please set it up below. Until then the pages for staff stay closed to you.',
  codesCopied: 'The codes were copied',
  codesNotCopied: 'The codes could not be copied. Please mark and copy them yourself.',
} as const
