import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  QUESTION_KINDS,
  type TicketQuestion,
} from '../../../../../domain/events/questions/questions.constants'
import type { TicketSettings } from '../../../../../domain/events/questions/questions.schema'
import type { StaffTicketType } from '../../../../../domain/events/tickets/tickets.schema'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { Button } from '../../../../components/ui/Button'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { QuestionsDialog } from './QuestionsDialog'
import { ticketSettingsQuery, ticketTypesQuery } from './ticketQueries'

const Questions = ({ settings, ...props }: QuestionListProps & { settings: TicketSettings }) => {
  const [isEditing, setIsEditing] = useState(false)
  const { data } = useQuery(ticketTypesQuery(useApp(), props.eventId))
  const types: readonly StaffTicketType[] = data?.types ?? []
  const typesOf = ({ types: ids }: TicketQuestion): string =>
    ids.length === 0
      ? 'All'
      : types.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ') || 'None'
  return (
    <div className="grid gap-5">
      <SimpleTable
        caption="Questions"
        headers={['Question', 'Answer', 'For', 'Must be answered', 'At the door']}
        rows={settings.questions.map((question) => ({
          key: question.id,
          cells: [
            <bdi key="label">{question.label}</bdi>,
            question.kind === 'choice' ? question.choices.join(', ') : QUESTION_KINDS[question.kind],
            typesOf(question),
            question.isRequired ? 'Yes' : 'No',
            question.isAtDoor ? 'Shown' : 'No',
          ],
        }))}
        empty={staffTicketMessages.noQuestions}
      />
      {props.canChange && (
        <p>
          <Button onClick={() => setIsEditing(true)}>Edit Questions</Button>
        </p>
      )}
      {isEditing && (
        <QuestionsDialog
          eventId={props.eventId}
          settings={settings}
          types={types}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  )
}

interface QuestionListProps {
  eventId: string
  canChange: boolean
}

/** What buyers are asked for each ticket of an event. */
export const QuestionList = (props: QuestionListProps) => (
  <Loaded
    result={useQuery({ ...ticketSettingsQuery(useApp(), props.eventId), throwOnError: false })}
    failed={staffTicketMessages.settingsFailed}
  >
    {(settings) => <Questions {...props} settings={settings} />}
  </Loaded>
)
