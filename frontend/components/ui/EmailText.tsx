/** An e-mail address: broken before its @ where it does not fit into a line, and only then within a word. */
export const EmailText = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <span className="email-text">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
