import { SOCIAL_NETWORKS } from '../../../globals/SiteSettings/socialNetworks.schema'
import type { SiteChrome } from '../../../domain/content/siteChrome/siteChrome.schema'
import { linksOrDivisions } from '../../lib/linksOrDivisions'
import { paths } from '../../paths'

export interface MenuLink {
  label: string
  href: string
}

export interface SiteMenu {
  label: string
  items: MenuLink[]
  /** Too long for one column. */
  isWide: boolean
}

const LONG_MENU = 6

const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The association's own address and number, as links; what is left empty in the settings is not there. */
const directContacts = ({ settings: { email, phone } }: SiteChrome): MenuLink[] => [
  ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
  ...(phone ? [{ label: phone, href: telephone(phone) }] : []),
]

const withoutRepeats = (links: MenuLink[]): MenuLink[] =>
  links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)

/** The header: entries that are links, then menus. The menu with the contact page also has the direct ways. */
export const siteMenus = (siteChrome: SiteChrome): { links: MenuLink[]; menus: SiteMenu[] } => {
  const links: MenuLink[] = []
  const menus: SiteMenu[] = []
  for (const { label, href, ...list } of siteChrome.navigation.menus ?? []) {
    const items = linksOrDivisions(list, siteChrome.divisions)
    if (href) links.push({ label, href })
    else if (items.length > 0) {
      const isContact = items.some((item) => item.href === paths.contact.path)
      const all = withoutRepeats(isContact ? [...items, ...directContacts(siteChrome)] : items)
      menus.push({ label, items: all, isWide: all.length > LONG_MENU })
    }
  }
  return { links, menus }
}

/** Whether a link of the header leads to the open page, or to what stands above it. */
export const isCurrentLink = ({ href }: MenuLink, pathname: string): boolean =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))

/** The footer's columns, and at the end the ways to reach the association elsewhere. */
export const footerGroups = (siteChrome: SiteChrome): { title: string; links: MenuLink[] }[] => {
  const { socialLinks, groupChatUrl, phone } = siteChrome.settings
  const elsewhere: MenuLink[] = [
    ...(socialLinks ?? []).map(({ network, url }) => ({ label: SOCIAL_NETWORKS[network], href: url })),
    ...(groupChatUrl ? [{ label: 'Group chat', href: groupChatUrl }] : []),
    ...(phone ? [{ label: phone, href: telephone(phone) }] : []),
  ]
  const columns = (siteChrome.navigation.footer ?? []).map(({ title, links }) => ({
    title,
    links: (links ?? []).filter(({ href }) => href),
  }))
  return [...columns, { title: 'Connect', links: elsewhere }].filter(({ links }) => links.length > 0)
}
