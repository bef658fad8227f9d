/** What became of a mail of the mailbox. */
export const MAIL_OUTCOMES = {
  bounce: 'A mail came back',
  joined: 'Joined its thread',
  opened: 'Opened a thread',
  automatic: 'Automatic, of no thread',
  own: 'Sent by this site',
  unknown: 'A report about no mail of ours',
  failed: 'Could not be read',
} as const
export type MailOutcome = keyof typeof MAIL_OUTCOMES

/** That a mail was read is remembered so long, in days: mailboxes are numbered anew now and then. */
export const MAILS_REMEMBERED_DAYS = 400
