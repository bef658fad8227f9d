/** The headers of a mail, by name in lower case. */
export type MailHeaders = ReadonlyMap<string, string>

/**
 * Whether a program sent a mail: while somebody is away, for a list, about a delivery. Nobody answers such a mail.
 * Source: RFC 3834, and what programs used before it.
 */
export const isAutomaticMail = (headers: MailHeaders): boolean => {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no'
  const precedence = headers.get('precedence')?.trim().toLowerCase() ?? ''
  return (
    !submitted.startsWith('no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.has('list-id') ||
    headers.get('return-path')?.trim() === '<>' ||
    /\b(mailer-daemon|postmaster|no-?reply)@/i.test(headers.get('from') ?? '')
  )
}
