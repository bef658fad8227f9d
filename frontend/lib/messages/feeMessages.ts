/** Texts of what staff do to fees. */
export const feeMessages = {
  set: 'The fees are set',
  removed: 'The fees are removed',
  rulesSaved: 'The rate and the due days are saved',
  failed: 'This could not be done. Please try again.',
} as const
