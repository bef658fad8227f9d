import { Link } from '../ui/Link'
import { paths } from '../../paths'

/** In the place of fees, until staff have published them. */
export const FeesNotice = () => (
  <p className="border border-dashed border-edge p-5 text-ink-soft md:p-6">
    Our staff have not published the membership fees yet.{' '}
    <Link to={paths.contact.build({ subject: 'Membership fees' })} className="link font-semibold">
      Ask us about the fees
    </Link>
    .
  </p>
)
