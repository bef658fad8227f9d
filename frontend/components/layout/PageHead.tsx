import { useApp } from '../../lib/app'
import { useFrame } from '../../lib/frame'
import type { PageHeadData } from '../../lib/pageHead'

/** The page's title and what search engines and shared links show. React puts them into the document's head. */
export const PageHead = ({ title, description: ownDescription, canonical, openGraphType = 'website' }: PageHeadData) => {
  const { siteUrl } = useApp()
  const { settings } = useFrame()
  const fullTitle = title ? `${title} – ${settings.shortName}` : settings.name
  const description = ownDescription || settings.description
  const url = `${siteUrl}${canonical}`
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content={openGraphType} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:image" content={`${siteUrl}/og.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  )
}
