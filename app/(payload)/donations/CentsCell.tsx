import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '../../../domain/money/donations/donation.schema'

/** An amount in the panel's lists, as people read it. */
export const CentsCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{typeof cellData === 'number' ? formatCents(cellData) : ''}</span>
)
