import type { Block } from 'payload'
import { linkField } from '../../fields/link'
import { heading } from './heading'

/** Rows and columns: awards, dates, fees. On a phone each row becomes a list of its cells with their columns' names. */
export const Table: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    ...heading(),
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 6,
      labels: { singular: 'Column', plural: 'Columns' },
      fields: [{ name: 'label', type: 'text', required: true, maxLength: 60 }],
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 100,
      labels: { singular: 'Row', plural: 'Rows' },
      fields: [
        {
          name: 'cells',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 6,
          labels: { singular: 'Cell', plural: 'Cells' },
          fields: [{ type: 'row', fields: [{ name: 'text', type: 'text', maxLength: 400 }, linkField()] }],
        },
      ],
    },
  ],
}
