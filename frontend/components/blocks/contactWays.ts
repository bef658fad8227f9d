import type { SiteSetting } from '../../../payload-types'
import { paths } from '../../paths'
import type { BlockOf } from './blocks.types'

type Way = BlockOf<'contactCard'>['shows'][number]

export interface ContactWay {
  label: string
  text: string
  href?: string
  isElsewhere?: boolean
}

const link = (label: string, text: string, href: string | null | undefined): ContactWay | undefined =>
  href ? { label, text, href, isElsewhere: href.startsWith('http') } : undefined

const said = (label: string, text: string | null | undefined): ContactWay | undefined =>
  text ? { label, text } : undefined

/** What each way is called and where it leads; one that the settings leave empty is not there. */
const WAYS: Record<Way, (settings: SiteSetting, email: string | null | undefined) => ContactWay | undefined> =
  {
    phone: ({ phone }) => link('Telephone', phone ?? '', phone && `tel:${phone.replace(/[^\d+]/g, '')}`),
    chat: ({ chatUrl }) => link('Chat', 'Start a chat', chatUrl),
    whatsapp: ({ whatsappUrl }) => link('WhatsApp', 'Write on WhatsApp', whatsappUrl),
    email: ({ email }, own) => link('Email', own || email || '', (own || email) && `mailto:${own || email}`),
    groupChat: ({ groupChatUrl }) => link('Group chat', 'Join the group', groupChatUrl),
    address: ({ address }) => said('Address', address),
    map: ({ mapUrl }) => link('Map', 'Get Directions', mapUrl),
    officeHours: ({ officeHours }) => said('Office hours', officeHours),
    supportHours: ({ supportHours }) => said('Support hours', supportHours),
    form: () => link('Message', 'Send a message', paths.contact.build()),
  }

export const contactWays = (
  { shows, email }: Pick<BlockOf<'contactCard'>, 'shows' | 'email'>,
  settings: SiteSetting,
): ContactWay[] => shows.map((way) => WAYS[way](settings, email)).filter((way) => way !== undefined)
