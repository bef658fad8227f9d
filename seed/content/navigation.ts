import type { Navigation } from '../../payload-types'

/**
 * Header and footer. The header adds the association's mail and telephone to the menu that holds the contact page,
 * the footer adds the social networks, both from the site settings. Source: spec.md section 2, "Header and footer".
 */
export const navigation: Omit<Navigation, 'id' | '_status'> = {
  menus: [
    { label: 'Home', href: '/', source: 'links' },
    { label: 'Events', href: '/events', source: 'links' },
    { label: 'Publications', href: '/publications', source: 'links' },
    { label: 'Topics', source: 'divisions' },
    {
      label: 'Membership',
      source: 'links',
      links: [
        { label: 'Become a Member', href: '/membership/join' },
        { label: 'Membership Application', href: '/membership/application' },
        { label: 'Membership Types', href: '/membership/types' },
        { label: 'Member Resources', href: '/membership/resources' },
        { label: 'Member Dashboard', href: '/membership/dashboard' },
        { label: 'Member Directory', href: '/members' },
        { label: 'Get Involved', href: '/membership/engage' },
        { label: 'Renewal', href: '/membership/renewal' },
        { label: 'Recognition', href: '/membership/recognition' },
        { label: 'Help and Support', href: '/membership/support' },
      ],
    },
    {
      label: 'About',
      source: 'links',
      links: [
        { label: 'Mission and Vision', href: '/about/mission' },
        { label: 'Leadership', href: '/about/leadership' },
        { label: 'Chapters', href: '/about/chapters' },
      ],
    },
    { label: 'Contact', source: 'links', links: [{ label: 'Contact Us', href: '/contact' }] },
  ],
  footer: [
    {
      title: 'Association',
      links: [
        { label: 'About Us', href: '/about/mission' },
        { label: 'Member Directory', href: '/members' },
        { label: 'Publications', href: '/publications' },
        { label: 'Events', href: '/events' },
        { label: 'Donate', href: '/donate' },
      ],
    },
    {
      title: 'Membership',
      links: [
        { label: 'Login or Join', href: '/auth' },
        { label: 'Renew Membership', href: '/membership/renewal' },
        { label: 'Jobs', href: '/careers#jobs' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Contact', href: '/contact' },
        { label: 'Help and Support', href: '/membership/support' },
        { label: 'Code of Conduct', href: '/conduct' },
        { label: 'Privacy Policy', href: '/privacy' },
        { label: 'Terms of Use', href: '/terms' },
      ],
    },
  ],
}
