import { Link } from '../../../components/ui/Link'
import { paths } from '../../../paths'

const ITEM = 'link inline-flex min-h-11 items-center font-semibold'

/**
 * What a member takes along.
 * @param hasCertificate whether the membership is one that is certified
 */
export const Downloads = ({ hasCertificate }: { hasCertificate: boolean }) => (
  <ul className="grid w-full divide-y divide-rule border-b border-rule">
    <li className="py-1">
      {hasCertificate ? (
        <a href="/api/memberships/mine/certificate" className={ITEM}>
          Membership Certificate
        </a>
      ) : (
        <>
          <span className="inline-flex min-h-11 items-center font-semibold text-ink-soft">
            Membership Certificate
          </span>
          <p className="pb-2 text-ink-soft">Here once your membership is active.</p>
        </>
      )}
    </li>
    <li className="py-1">
      <Link to={paths.membership.cpd.build()} className={ITEM}>
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
