import { useApp } from '../../lib/app'
import { useSiteChrome } from '../../lib/siteChrome'
import type { PageHeadData } from '../../lib/pageHead'

/**
 * The page's title, description and one address. React puts them into the document's head. What only other programs
 * read of a page is the server's alone (frontend/sharing).
 */
export const PageHead = ({ title, description: ownDescription, canonical }: PageHeadData) => {
  const { siteUrl } = useApp()
  const { settings } = useSiteChrome()
  const description = ownDescription || settings.description
  return (
    <>
      <title>{title ? `${title} – ${settings.shortName}` : settings.name}</title>
      <link rel="canonical" href={`${siteUrl}${canonical}`} />
      {description && <meta name="description" content={description} />}
    </>
  )
}
