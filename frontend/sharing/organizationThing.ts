import type { SiteChrome } from '../../domain/content/siteChrome/siteChrome.schema'
import { localPath } from '../lib/localPath'
import { postalAddress } from './postalAddress'
import type { Thing } from './subject.types'

export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`

/** The association, as the site settings describe it. */
export const organizationThing = (
  { name, shortName, description, logo, email, phone, address, socialLinks }: SiteChrome['settings'],
  siteUrl: string,
): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  name,
  alternateName: shortName,
  description: description ?? undefined,
  url: `${siteUrl}/`,
  logo: `${siteUrl}${logo?.url ? localPath(logo.url) : '/icon-512.png'}`,
  email: email ?? undefined,
  telephone: phone ?? undefined,
  address: address ? postalAddress(address) : undefined,
  sameAs: socialLinks?.length ? socialLinks.map(({ url }) => url) : undefined,
})
