/** An email address that opens the reader's mail program. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
    {email}
  </a>
)
