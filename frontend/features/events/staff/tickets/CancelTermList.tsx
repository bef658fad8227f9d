import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TicketSettings } from '../../../../../domain/events/questions/questions.schema'
import { findTicketHints } from '../../../../../domain/events/tickets/ticketHints.constants'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { Button } from '../../../../components/ui/Button'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { CancelTermsDialog } from './CancelTermsDialog'
import { Hints } from './Hints'
import { ticketSettingsQuery } from './ticketQueries'

interface CancelTermListProps {
  eventId: string
  canChange: boolean
}

const lastDayInWords = (daysBefore: number): string =>
  daysBefore === 0
    ? 'The day of the event, until it begins'
    : `${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before the event`

const Terms = ({ eventId, canChange, settings }: CancelTermListProps & { settings: TicketSettings }) => {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className="grid gap-5">
      <SimpleTable
        caption="Terms for cancelling"
        headers={['Last day', 'Fee']}
        rows={settings.cancelTerms
          .toSorted((one, other) => other.daysBefore - one.daysBefore)
          .map(({ daysBefore, feePercent }) => ({
            key: String(daysBefore),
            cells: [lastDayInWords(daysBefore), feePercent === 0 ? 'None' : `${feePercent} %`],
          }))}
        empty={staffTicketMessages.noTerms}
      />
      <Hints hints={findTicketHints({ cancelTerms: settings.cancelTerms })} />
      {canChange && (
        <p>
          <Button onClick={() => setIsEditing(true)}>Edit Terms</Button>
        </p>
      )}
      {isEditing && (
        <CancelTermsDialog eventId={eventId} settings={settings} onClose={() => setIsEditing(false)} />
      )}
    </div>
  )
}

/** When buyers can cancel what they paid for an event, and what that costs. */
export const CancelTermList = (props: CancelTermListProps) => (
  <Loaded
    result={useQuery({ ...ticketSettingsQuery(useApp(), props.eventId), throwOnError: false })}
    failed={staffTicketMessages.settingsFailed}
  >
    {(settings) => <Terms {...props} settings={settings} />}
  </Loaded>
)
