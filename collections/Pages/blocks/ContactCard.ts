import type { Block } from 'payload'
import { linksField } from '../../fields/link'
import { toOptions } from '../../fields/options'
import { heading } from './heading'

/** Ways to reach the association. What they are is said once, in the site settings; an empty one is not shown. */
export const ContactCard: Block = {
  slug: 'contactCard',
  interfaceName: 'ContactCardBlock',
  labels: { singular: 'Contact card', plural: 'Contact cards' },
  fields: [
    ...heading(),
    {
      name: 'shows',
      type: 'select',
      hasMany: true,
      required: true,
      options: toOptions({
        email: 'Email',
        phone: 'Telephone',
        whatsapp: 'WhatsApp',
        chat: 'Chat',
        groupChat: 'Group chat',
        address: 'Address',
        map: 'Get Directions',
        officeHours: 'Office hours',
        supportHours: 'Support hours',
        form: 'Contact form',
      }),
    },
    { name: 'email', type: 'email', admin: { description: 'Instead of the one in the site settings.' } },
    linksField({ name: 'buttons', maxRows: 4 }),
  ],
}
