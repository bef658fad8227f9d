/**
 * Texts of what a person does with the own account: proving who they are, changing password, address and
 * second step.
 */
export const accountMessages = {
  reauthenticationReason: 'This is a security-sensitive change. Please enter your password again.',
  proofReason: (provider: string): string =>
    `This is a security-sensitive change. Please confirm at ${provider} that it is you. You will come back here.`,
  reauthenticationCancelled: 'Nothing was changed, because you did not confirm your identity.',
  codeHint: 'The six-digit code shown in your authenticator app',
  recoveryCodeHint: 'One of the codes you saved when you switched on two-step sign-in',
  passwordChanged: 'Your password was changed',
  passwordChosen: 'Your password is saved',
  passwordChosenDescription: 'You can now also sign in with it. All other devices were signed out.',
  identityRemoved: 'Single sign-on is removed from your account',
  othersSignedOut: 'All other devices were signed out.',
  emailSent: 'Please check your inbox at the new address',
  emailConfirmed: 'Your new address is confirmed',
  factorOn: 'Two-step sign-in is on',
  factorOff: 'Two-step sign-in is off',
  factorRequired: 'Staff must use two-step sign-in',
  factorRequiredDescription: 'Please set it up below. You cannot open the staff pages until you do.',
  codesCopied: 'The codes were copied',
  codesNotCopied: 'The codes could not be copied. Please select and copy them yourself.',
} as const
