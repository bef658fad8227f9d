import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isAdmin } from '../../../../../collections/access/policies.schema'
import type { AnswerTemplate } from '../../../../../domain/messaging/contactMessages/templates/templates.schema'
import { Button } from '../../../../components/ui/Button'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { LoadFailure } from '../../../../components/ui/LoadFailure'
import { Spinner } from '../../../../components/ui/Spinner'
import { useApp } from '../../../../lib/app'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { useSession } from '../../../../lib/session/useSession'
import { DeleteTemplateDialog } from './DeleteTemplateDialog'
import { TemplateForm } from './TemplateForm'
import { templatesQuery } from './templateQueries'

interface RowProps {
  template: AnswerTemplate
  /** Left out for those who only read. */
  change?: { edit: () => void; remove: () => void }
}

const Row = ({ template: { title, text }, change }: RowProps) => (
  <li className="grid gap-2 border-t border-rule py-4">
    <h3 className="text-lg font-semibold break-words">
      <bdi>{title}</bdi>
    </h3>
    <p className="line-clamp-3 whitespace-pre-line break-words text-ink-soft" dir="auto">
      {text}
    </p>
    {change && (
      <p className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={change.edit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <Button tone="quiet" onClick={change.remove}>
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </p>
    )}
  </li>
)

/** The texts that staff begin answers with. Source: issue 13, part 8. */
export const TemplateList = () => {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const [doomed, setDoomed] = useState<AnswerTemplate>()
  const { data, isPending, ...failure } = useQuery({ ...templatesQuery(useApp()), throwOnError: false })
  if (isPending) return <Spinner label="Loading the templates" />
  if (!data) return <LoadFailure title={adminMessages.templatesFailed} {...failure} />
  const asked = search.get('template')
  const opened = data.find(({ id }) => id === asked)
  const mayChange = isAdmin(user)
  const close = () => setSearch({})
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl">Templates of answers</h2>
      {mayChange && (opened || asked === 'new') ? (
        <TemplateForm key={asked} template={opened} onClose={close} />
      ) : (
        <>
          {mayChange && (
            <p>
              <Button tone="main" onClick={() => setSearch({ template: 'new' })}>
                New Template
              </Button>
            </p>
          )}
          {data.length === 0 ? (
            <EmptyState title={adminMessages.noTemplates}>{adminMessages.noTemplatesHint}</EmptyState>
          ) : (
            <ul className="max-w-text border-b border-rule">
              {data.map((template) => (
                <Row
                  key={template.id}
                  template={template}
                  change={
                    mayChange
                      ? {
                          edit: () => setSearch({ template: template.id }),
                          remove: () => setDoomed(template),
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
          )}
        </>
      )}
      {doomed && <DeleteTemplateDialog template={doomed} onClose={() => setDoomed(undefined)} />}
    </div>
  )
}
