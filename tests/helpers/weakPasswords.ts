/**
 * Passwords that break a rule, with the text of the first broken rule.
 * Source: spec.md section 5, "Sign-up and reset".
 */
export const WEAK_PASSWORDS: readonly (readonly [password: string, message: string])[] = [
  ['', 'Password must be at least 8 characters long'],
  ['short', 'Password must be at least 8 characters long'],
  ['Aa1-567', 'Password must be at least 8 characters long'],
  ['1234567', 'Password must be at least 8 characters long'],
  ['        ', 'Password must contain at least one uppercase letter'],
  ['alllowercase', 'Password must contain at least one uppercase letter'],
  ['lower-case-1', 'Password must contain at least one uppercase letter'],
  ['12345678', 'Password must contain at least one uppercase letter'],
  ['ALLUPPERCASE', 'Password must contain at least one lowercase letter'],
  ['UPPERCASE-1', 'Password must contain at least one lowercase letter'],
  ['NoNumberHere', 'Password must contain at least one number'],
  ['No-number-here!', 'Password must contain at least one number'],
]
