import { PageIcon, type PageIconName } from './PageIcon'

/** A link to a document for another program: a feed or a calendar, which the router knows nothing of. */
export const FeedLink = ({
  href,
  icon,
  children,
}: {
  href: string
  icon: PageIconName
  children: string
}) => (
  <p className="print:hidden">
    <a href={href} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
      <PageIcon name={icon} />
      {children}
    </a>
  </p>
)
