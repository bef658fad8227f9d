/** Source: spec.md section 2, "/auth", and section 8, "Authentication". */
export const authMessages = {
  passwordHint: 'Must be 8+ characters with uppercase, lowercase, and numbers',
  invalidPassword: 'Invalid Password',
  accountCreated: 'Account Created!',
  signInNow: 'You can now sign in with your credentials. Email confirmation is disabled.',
  confirmFirst: 'Please check your email to confirm your account.',
  mailNotConfigured: 'Email Service Not Configured',
  mailNotConfiguredDescription:
    'Your account was created, but the confirmation email could not be sent. Please contact an administrator.',
} as const
