import { Link } from '../../components/ui/Link'
import { paths } from '../../paths'

const ITEM = 'link inline-flex min-h-11 items-center font-semibold'

/** What a member takes along. */
export const Downloads = () => (
  <ul className="grid w-full divide-y divide-rule border-b border-rule">
    <li className="py-1">
      <Link to={paths.contact.build({ subject: 'Membership Certificate' })} className={ITEM}>
        Membership Certificate
      </Link>
    </li>
    <li className="py-1">
      <Link to={paths.contact.build({ subject: 'CPD Records' })} className={ITEM}>
        CPD Records
      </Link>
    </li>
    <li className="py-1">
      <Link to={paths.publications.build({ category: 'standards' })} className={ITEM}>
        Technical Standards
      </Link>
    </li>
  </ul>
)
