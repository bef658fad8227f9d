import { SmartLink } from '../../../components/ui/SmartLink'
import { useSiteChrome } from '../../../lib/siteChrome'

/** The platforms where a gift can be made without this site. Source: spec.md section 2, "/donate". */
export const PartnerLinks = () => {
  const links = useSiteChrome().settings.externalDonationLinks ?? []
  if (links.length === 0) return null
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere" className="text-xl">
        Give through a partner
      </h2>
      <ul className="mt-3 divide-y divide-rule-strong border-y border-rule-strong">
        {links.map(({ id, label, url }) => (
          <li key={id ?? url}>
            <SmartLink href={url} isNewTab className="link flex min-h-13 items-center py-2">
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
