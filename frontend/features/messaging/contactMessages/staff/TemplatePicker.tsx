import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageRow } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { fillTemplate } from '../../../../../domain/messaging/contactMessages/templates/templates.schema'
import { Button } from '../../../../components/ui/Button'
import { Link } from '../../../../components/ui/Link'
import { Select } from '../../../../components/ui/Select'
import { useApp } from '../../../../lib/app'
import { useSession } from '../../../../lib/session/useSession'
import { deskPaths } from '../../../../deskPaths'
import { templatesQuery } from './templateQueries'

export interface TemplatePickerProps {
  message: Pick<MessageRow, 'name' | 'subject'>
  /** Takes the text of a template, with its fields filled in. */
  onInsert: (text: string) => void
}

/** Begins an answer with a text that staff keep. */
export const TemplatePicker = ({ message: { name, subject }, onInsert }: TemplatePickerProps) => {
  const { user } = useSession()
  const [chosen, setChosen] = useState('')
  const { data, isError } = useQuery({ ...templatesQuery(useApp()), throwOnError: false })
  const template = data?.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {data && data.length > 0 && (
        <>
          <div className="min-w-0 grow basis-56">
            <Select
              label="Template"
              emptyLabel="None"
              value={template ? chosen : ''}
              onChange={({ target: { value } }) => setChosen(value)}
              options={data.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </div>
          <Button
            disabled={!template}
            onClick={() => {
              if (template)
                onInsert(fillTemplate(template.text, { name, subject, myName: user?.fullName ?? '' }))
            }}
          >
            Insert Text
          </Button>
        </>
      )}
      {isError && !data && <p role="status">The templates could not be loaded.</p>}
      <Link to={deskPaths.answerTemplates.build()} className="link inline-flex min-h-11 items-center">
        Templates of answers
      </Link>
    </div>
  )
}
