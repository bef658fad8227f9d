import { isAddress } from '../../../domain/accounts/noAddress.schema'

/**
 * An e-mail address, if there is one: broken before its @ where it does not fit into a line, and only then within a
 * word.
 */
export const EmailText = ({ email }: { email: string }) => {
  if (!isAddress(email)) return 'No address'
  const at = email.lastIndexOf('@')
  return (
    <span className="email-text">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
