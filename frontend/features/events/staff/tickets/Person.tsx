import type { WaitingRow } from '../../../../../domain/events/waiting/waiting.schema'
import { EmailText } from '../../../../components/ui/EmailText'
import { Link } from '../../../../components/ui/Link'
import { deskPaths } from '../../../../deskPaths'

interface PersonProps extends Pick<WaitingRow, 'person'> {
  isLinked: boolean
}

/** Who bought or waits: a link for who may read people. */
export const Person = ({ person: { id, fullName, email }, isLinked }: PersonProps) => (
  <span className="block">
    {isLinked ? (
      <Link to={deskPaths.user.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{fullName}</bdi>
      </Link>
    ) : (
      <bdi>{fullName}</bdi>
    )}
    {email && (
      <span className="block font-normal">
        <EmailText email={email} />
      </span>
    )}
  </span>
)
