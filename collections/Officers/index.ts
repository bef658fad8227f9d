import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout'
import { editorialCollection } from '../editorialCollection'
import { orderField } from '../fields/order'
import { readHolder } from './readHolder'
import { slugField } from '../fields/slug'

/** The association's posts and who holds them. Source: spec.md section 2, "/about/leadership". */
export const Officers: CollectionConfig = {
  ...editorialCollection,
  slug: 'officers',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Names of office holders, published by the association.' },
  },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'post',
    defaultColumns: ['post', 'name', 'email', 'order', '_status'],
    listSearchableFields: ['post', 'name'],
  },
  defaultSort: 'order',
  fields: [
    { name: 'post', type: 'text', required: true, maxLength: 80 },
    { name: 'name', type: 'text', required: true, maxLength: 100, defaultValue: 'To Be Announced' },
    {
      name: 'holder',
      label: 'Held by',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [readHolder] },
      admin: {
        readOnly: true,
        description:
          'From the terms of office under /admin, Groups. Where one is entered, it is shown instead of the name.',
      },
    },
    { name: 'email', type: 'email', admin: { description: 'The post’s mailbox, not the person’s.' } },
    { name: 'bio', label: 'About', type: 'textarea', maxLength: 2000 },
    { name: 'portrait', type: 'upload', relationTo: 'media' },
    orderField(),
    slugField('post'),
  ],
}
