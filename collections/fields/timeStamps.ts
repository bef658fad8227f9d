import type { DateField } from 'payload'
import { nobody } from '../access/nobody'

const stamp = (name: string, label: string): DateField => ({
  name,
  label,
  type: 'date',
  index: true,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableBulkEdit: true },
})

/** Payload's own time stamps, closed to the writer. For collections that members write over REST. */
export const timeStamps = (): DateField[] => [stamp('updatedAt', 'Updated'), stamp('createdAt', 'Created')]
