import type { New } from '../../types'
import { contactAbout } from '../blocks'

/** Source: spec.md section 2, "/membership/support". */
export const supportPage = (): New<'pages'> => ({
  slug: 'membership/support',
  title: 'Help and Support',
  lead: 'Frequently asked questions, our policies, and how to contact us.',
  description: 'Frequently asked questions, policies, contact and office of the association.',
  layout: [
    { blockType: 'faqList', title: 'Frequently Asked Questions' },
    { blockType: 'policiesList', title: 'Policies' },
    {
      blockType: 'contactCard',
      title: 'Contact Support',
      intro: 'Support responds within 24 hours.',
      shows: ['email', 'phone', 'supportHours'],
      buttons: [
        { label: 'Send a Message', href: '/contact' },
        { label: 'Report a Problem', href: contactAbout('Problem with the site') },
      ],
    },
    { blockType: 'contactCard', title: 'Office Location', shows: ['address', 'officeHours', 'map'] },
  ],
})
