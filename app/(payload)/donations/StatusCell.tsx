import type { DefaultServerCellComponentProps } from 'payload'
import {
  DONATION_STATUSES,
  type DonationStatus,
  formatCents,
} from '../../../domain/money/donations/donation.schema'

/** The status of a donation in the panel's list; of one that went back in part, how much. */
export const StatusCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const status = DONATION_STATUSES[cellData as DonationStatus]
  const { refundedCents } = rowData as { refundedCents?: number | null }
  const isPartial = cellData !== 'refunded' && typeof refundedCents === 'number' && refundedCents > 0
  return <span>{isPartial ? `${status}, ${formatCents(refundedCents)} refunded` : status}</span>
}
