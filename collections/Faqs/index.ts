import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout'
import { editorialCollection } from '../editorialCollection'
import { toOptions } from '../fields/options'
import { orderField } from '../fields/order'
import { richTextField } from '../fields/richText'
import { slugField } from '../fields/slug'
import { FAQ_TOPICS } from '../../domain/content/faq.schema'

/** Frequently asked questions. Source: spec.md section 2, "/membership/support". */
export const Faqs: CollectionConfig = {
  ...editorialCollection,
  slug: 'faqs',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Content of the association, written by staff.' },
  },
  labels: { singular: 'Question', plural: 'Frequently asked questions' },
  typescript: { interface: 'Faq' },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'order', '_status'],
    listSearchableFields: ['question'],
  },
  defaultSort: 'order',
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 200 },
    richTextField({ name: 'answer', required: true }),
    {
      name: 'topic',
      type: 'select',
      required: true,
      defaultValue: 'membership',
      index: true,
      options: toOptions(FAQ_TOPICS),
      admin: { position: 'sidebar' },
    },
    orderField(),
    slugField('question'),
  ],
}
