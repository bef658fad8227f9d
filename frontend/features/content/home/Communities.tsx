import type { Home } from '../../../../payload-types'
import { DivisionBoard } from '../../../components/layout/DivisionBoard'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { Icon } from '../../../components/ui/Icon'
import { SmartLink } from '../../../components/ui/SmartLink'
import { useSiteChrome } from '../../../lib/siteChrome'

type Community = NonNullable<Home['communities']>[number]

const Divisions = ({ title, text }: Community) => (
  <div className="mb-gap grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
    <div>
      <h3 className="text-xl">{title}</h3>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
    </div>
    <DivisionBoard divisions={useSiteChrome().divisions} />
  </div>
)

const CommunityLink = ({ title, text, href, links }: Community) => (
  <li className="border-t border-rule-strong py-5">
    <h3 className="text-lg">
      {href ? (
        <SmartLink href={href} className="group inline-flex min-h-11 items-center gap-2 hover:text-nile">
          {title}
          <Icon
            name="arrow"
            className="size-[0.7em] flex-none text-laterite transition-transform group-hover:translate-x-1"
          />
        </SmartLink>
      ) : (
        title
      )}
    </h3>
    {text && <p className="text-ink-soft">{text}</p>}
    {links?.map((link) => (
      <SmartLink key={link.href} href={link.href} className="link me-4 inline-flex min-h-11 items-center">
        {link.label}
      </SmartLink>
    ))}
  </li>
)

/** The divisions as a board of signs, then the other communities. */
export const Communities = ({ communities }: { communities: NonNullable<Home['communities']> }) => {
  const others = communities.filter(({ source }) => source !== 'divisions')
  return (
    <section className="py-section" aria-labelledby="communities">
      <DimensionTitle id="communities">Communities</DimensionTitle>
      {communities
        .filter(({ source }) => source === 'divisions')
        .map((community) => (
          <Divisions key={community.id ?? community.title} {...community} />
        ))}
      <ul className="mt-10 grid gap-x-gap sm:grid-cols-2 lg:grid-cols-3">
        {others.map((community) => (
          <CommunityLink key={community.id ?? community.title} {...community} />
        ))}
      </ul>
    </section>
  )
}
