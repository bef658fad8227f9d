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
  resetSent: 'Password reset email sent. Please check your inbox.',
  passwordSet: 'Your new password is saved. Please sign in with it.',
  addressConfirmed: 'Your email address is confirmed.',
  confirmationSent: 'If an account waits for its confirmation, the mail is on its way.',
  /** What became of a form sent without the script, by the code in the address. */
  done: {
    'sign-up': 'Account Created! If we ask you to confirm your email address, the mail is on its way.',
    recover: 'Success! Password reset email sent. Please check your inbox.',
    resend: 'If an account waits for its confirmation, the mail is on its way.',
    confirm: 'Your email address is confirmed. Please sign in.',
    'set-password': 'Your new password is saved. Please sign in with it.',
  },
  problems: {
    fullName: 'Please enter your full name',
    email: 'Please enter a valid email address',
    password: 'Invalid Password: it must be 8+ characters with uppercase, lowercase, and numbers',
    token: 'Please enter the code of the mail',
    link_spent: 'This link has been used already or has expired. Please ask for a new one.',
    too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
    mail_not_configured: 'Email Service Not Configured: your account was created, but the confirmation email could not be sent. Please contact an administrator.',
    unexpected: 'Something went wrong on our side. Please try again.',
  },
} as const
