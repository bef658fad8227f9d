import type { DefaultServerCellComponentProps } from 'payload'
import { formatDate, formatTime } from '../../../frontend/lib/dates'

/** A date in the panel's lists, with its year; a moment as the clocks in Juba show it. */
export const JubaDateCell = ({ cellData, field }: DefaultServerCellComponentProps) => {
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return null
  const iso = new Date(cellData).toISOString()
  const isDay = field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'
  return (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {isDay ? formatDate(iso) : `${formatDate(iso)}, ${formatTime(iso)}`}
    </time>
  )
}
