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
  addressConfirmed: 'Your email address is confirmed and you are signed in.',
  confirmationSent: 'If there is an unconfirmed account with this address, we have sent the email again.',
  linked: 'Single sign-on is linked to your account.',
  notLinked: 'You are signed in, but single sign-on could not be linked. Please try again.',
  /** What became of a form sent without the script, by the code in the address. */
  done: {
    'sign-up': 'Account Created! If you need to confirm your email address, we have sent you an email.',
    recover: 'Success! Password reset email sent. Please check your inbox.',
    resend: 'If there is an unconfirmed account with this address, we have sent the email again.',
    confirm: 'Your email address is confirmed. Please sign in.',
    'set-password': 'Your new password is saved. Please sign in with it.',
  },
  problems: {
    fullName: 'Please enter your full name',
    email: 'Please enter a valid email address',
    password: 'Invalid Password: it must be 8+ characters with uppercase, lowercase, and numbers',
    token: 'Please enter the code from the email',
    wrong_password:
      'This is not the password that this account was created with. If you do not know it, choose a new one.',
    link_spent: 'This link has been used already or has expired. Please ask for a new one.',
    too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
    sso_off: 'Single sign-on is not available here. Please sign in with your password.',
    sso_unavailable:
      'The sign-in service cannot be reached at the moment. Please try again later, or sign in with your password.',
    sso_denied: 'You have cancelled the sign-in. Nothing was changed.',
    sso_failed:
      'The sign-in service is not working correctly. Please try again, or sign in with your password.',
    sso_expired: 'This sign-in has expired or has already been used. Please start again.',
    sso_unverified:
      'The sign-in service has not verified your email address. Verify it there first, or sign in here with a password.',
    sso_closed: 'You cannot sign in to this account at the moment. Please contact us.',
    mail_not_configured:
      'Email Service Not Configured: your account was created, but the confirmation email could not be sent. Please contact an administrator.',
    unexpected: 'Something went wrong on our side. Please try again.',
  },
} as const
