/** Texts of what a person does with the own account: proving who they are, changing password, address and second step. */
export const accountMessages = {
  reauthenticationReason: 'You are about to change something important. For your safety, please enter your password again.',
  reauthenticationCancelled: 'Nothing was changed, because you did not confirm that it is you.',
} as const
