import type { SiteSetting } from '../../payload-types'
import { paragraph } from './paragraph'

/**
 * Names, addresses and links. Values that the specification leaves open are reserved examples (decisions.md
 * "Everything painted becomes real"); staff replace them in the settings. No telephone number is reserved for
 * examples in South Sudan: the field is empty, and hidden until it has a value.
 */
export const siteSettings: Omit<SiteSetting, 'id'> = {
  name: 'Association of Civil Engineers in South Sudan',
  shortName: 'ACE South Sudan',
  description: paragraph`
    The professional association of the civil engineers who plan, build and maintain South Sudan’s roads,
    bridges, water and towns.
  `,
  footerText: 'The professional home of civil engineers in South Sudan.',
  email: 'info@example.org',
  whatsappUrl: 'https://example.org/whatsapp',
  chatUrl: 'https://example.org/chat',
  groupChatUrl: 'https://example.org/group-chat',
  address: 'Association of Civil Engineers in South Sudan\nJuba, Central Equatoria\nSouth Sudan',
  mapUrl: 'https://www.openstreetmap.org/search?query=Juba%2C%20South%20Sudan',
  officeHours: 'Mon-Fri 8:00 AM to 5:00 PM',
  supportHours: '9 a.m.–6 p.m. EST, Monday to Friday (4 p.m.–1 a.m. in Juba)',
  socialLinks: [
    { network: 'facebook', url: 'https://example.org/facebook' },
    { network: 'x', url: 'https://example.org/x' },
    { network: 'linkedin', url: 'https://example.org/linkedin' },
    { network: 'youtube', url: 'https://example.org/youtube' },
  ],
  externalDonationLinks: [
    { label: 'Give once through a partner platform', url: 'https://example.org/give-once' },
    { label: 'Give monthly through a partner platform', url: 'https://example.org/give-monthly' },
  ],
}
