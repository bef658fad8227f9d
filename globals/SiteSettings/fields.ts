import type { Field, Tab } from 'payload'
import { urlField } from '../../collections/fields/link'
import { toOptions } from '../../collections/fields/options'
import { SOCIAL_NETWORKS } from './socialNetworks.schema'

const association: Tab = {
  label: 'Association',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      defaultValue: 'Association of Civil Engineers in South Sudan',
    },
    { name: 'shortName', type: 'text', required: true, maxLength: 40, defaultValue: 'ACE South Sudan' },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'For search engines and previews of links, where a page has none of its own.' },
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'If left empty, the name is shown instead.' },
    },
    { name: 'footerText', type: 'textarea', maxLength: 300 },
  ],
}

const contact: Tab = {
  label: 'Contact',
  admin: { description: 'Fields left empty are not shown.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email' },
        { name: 'phone', type: 'text', maxLength: 30 },
      ],
    },
    urlField({ name: 'whatsappUrl', label: 'WhatsApp' }),
    urlField({ name: 'chatUrl', label: 'Chat' }),
    urlField({ name: 'groupChatUrl', label: 'Group chat' }),
    { name: 'address', type: 'textarea', maxLength: 300 },
    urlField({ name: 'mapUrl', label: 'Get Directions' }),
    {
      type: 'row',
      fields: [
        { name: 'officeHours', type: 'text', maxLength: 120 },
        { name: 'supportHours', type: 'text', maxLength: 120 },
      ],
    },
  ],
}

const elsewhere: Tab = {
  label: 'Elsewhere',
  fields: [
    {
      name: 'socialLinks',
      type: 'array',
      maxRows: 10,
      labels: { singular: 'Social network', plural: 'Social networks' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'network', type: 'select', required: true, options: toOptions(SOCIAL_NETWORKS) },
            urlField({ required: true }),
          ],
        },
      ],
    },
    {
      name: 'externalDonationLinks',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Donation platform', plural: 'Donation platforms' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 80 },
            urlField({ required: true }),
          ],
        },
      ],
    },
  ],
}

/** Source: decisions.md "Screens". */
export const siteSettingsFields: Field[] = [{ type: 'tabs', tabs: [association, contact, elsewhere] }]
