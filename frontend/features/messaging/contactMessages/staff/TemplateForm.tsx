import { useState } from 'react'
import {
  type AnswerTemplate,
  TEMPLATE_FIELDS,
  TEMPLATE_LIMITS,
} from '../../../../../domain/messaging/contactMessages/templates/templates.schema'
import { Button } from '../../../../components/ui/Button'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { Field } from '../../../../components/ui/Field'
import { SubmitButton } from '../../../../components/ui/SubmitButton'
import { TextArea } from '../../../../components/ui/TextArea'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { templatesQuery } from './templateQueries'

export interface TemplateFormProps {
  /** The template that is changed; undefined for a new one. */
  template: AnswerTemplate | undefined
  onClose: () => void
}

/**
 * Writes or changes a template of answers. What a colleague has saved meanwhile is read before it is replaced; what was
 * typed stays.
 */
export const TemplateForm = ({ template, onClose }: TemplateFormProps) => {
  const app = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  /** The version that the author has seen. */
  const [seen, setSeen] = useState(template?.updatedAt)
  const refresh = () => app.queryClient.invalidateQueries({ queryKey: templatesQuery(app).queryKey })
  const { props, field, errors, isPending } = useForm<object>({
    schema: async () => {
      const { newTemplateSchema, templateChangeSchema } =
        await import('../../../../../domain/messaging/contactMessages/templates/templateForm.schema')
      return template ? templateChangeSchema : newTemplateSchema
    },
    submit: async (input) => {
      try {
        await app.api.post(template ? `/answer-templates/${template.id}/change` : '/answer-templates', input)
        toast({ tone: 'success', title: adminMessages.templateSaved })
        await refresh()
        onClose()
      } catch (error) {
        // what a colleague saved meanwhile is read, so that saving again is a decision
        if (error instanceof ApiError && error.code === 'changed_meanwhile') await refresh()
        throw formFailure(error, adminMessages.templateFailed)
      }
    },
  })
  return (
    <form
      {...props}
      aria-label={template ? 'Edit template' : 'New template'}
      className="grid max-w-text gap-4"
    >
      <ErrorSummary errors={errors} />
      {template ? (
        <input type="hidden" name="updatedAt" value={seen} />
      ) : (
        <input type="hidden" name="key" value={key} />
      )}
      <Field
        {...field('title')}
        label="Title"
        hint="Colleagues choose the template by it."
        defaultValue={template?.title ?? ''}
        maxLength={TEMPLATE_LIMITS.title}
        required
        dir="auto"
      />
      <TextArea
        {...field('text')}
        label="Text"
        hint="“Dear …” stands above every answer already. An empty line begins a new paragraph."
        rows={10}
        defaultValue={template?.text ?? ''}
        maxLength={TEMPLATE_LIMITS.text}
        required
        dir="auto"
      />
      <div className="text-ink-soft">
        <p>What is filled in:</p>
        <ul>
          {Object.entries(TEMPLATE_FIELDS).map(([name, meaning]) => (
            <li key={name}>
              <code>{`{{${name}}}`}</code>: {meaning}
            </li>
          ))}
        </ul>
      </div>
      {template && template.updatedAt !== seen && !isPending ? (
        <div role="alert" className="grid gap-3 border-s-4 border-laterite bg-laterite-wash p-4">
          <p>A colleague has changed this template in the meantime. It reads now:</p>
          <p className="font-semibold break-words">
            <bdi>{template.title}</bdi>
          </p>
          <p className="whitespace-pre-line break-words" dir="auto">
            {template.text}
          </p>
          <p>
            <Button onClick={() => setSeen(template.updatedAt)}>I Have Read It</Button>
          </p>
        </div>
      ) : (
        <p className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isPending}>Save Template</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      )}
    </form>
  )
}
