import { inTimes } from '../inTimes'

/** What the desk says of the doors of an event. */
export const doorMessages = {
  times: inTimes,
  failed: 'Failed to load the doors',
  giveFailed: 'Failed to make the link',
  withdrawn: (name: string) => `The link of ${name} is withdrawn`,
  withdrawFailed: 'Failed to withdraw the link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Select it, and copy it by hand.',
} as const
