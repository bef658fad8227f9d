import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MESSAGE_LIMITS, MESSAGE_REFUSALS } from '../../../../domain/messaging/messages/messageTexts.schema'
import type { NewMessage as Body } from '../../../../domain/messaging/messages/messages.schema'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { memberMessageTexts } from '../../../lib/messages/memberMessageTexts'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { paths } from '../../../paths'
import { MessagesLoading } from './MessagesLoading'
import { messagesKey, recipientQuery } from '../../../components/memberMessages/messageQueries'

const loadSchema = async () =>
  (await import('../../../../domain/messaging/messages/messages.schema')).messageFormSchema

const Form = ({ to, name }: { to: string; name: string }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(`message-to-${to}`)
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: loadSchema,
    submit: async (message) => {
      const { id } = await api.post<{ id: string }>('/member-messages/send', {
        ...message,
        to,
        key,
      } satisfies Body)
      forgetDraft()
      toast({
        tone: 'success',
        title: memberMessageTexts.sent,
        description: memberMessageTexts.sentDescription,
      })
      await queryClient.invalidateQueries({ queryKey: messagesKey })
      await navigate(paths.messages.build({ message: id }), { replace: true })
    },
  })
  return (
    <form {...props} ref={attachDraft} onInput={saveDraft} className="grid max-w-text gap-5">
      <ErrorSummary errors={errors} />
      <p>
        To <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      </p>
      <Field
        {...field('subject')}
        label="Subject"
        maxLength={MESSAGE_LIMITS.subject}
        autoComplete="off"
        dir="auto"
        required
      />
      <TextArea
        {...field('text')}
        label="Message"
        hint="The member sees your name, and answers here. Neither of you sees the other’s email address."
        maxLength={MESSAGE_LIMITS.text}
        dir="auto"
        required
      />
      <p>
        <SubmitButton isBusy={isPending}>Send Message</SubmitButton>
      </p>
    </form>
  )
}

/** A new message to a member of the directory, or why there can be none. */
export const NewMessage = ({ to }: { to: string }) => {
  const { data, error, isFetching, refetch } = useQuery(recipientQuery(useApp(), to))
  if (data?.refusal)
    return (
      <EmptyState
        title={MESSAGE_REFUSALS[data.refusal].text}
        action={<ButtonLink to={paths.members.build()}>Member Directory</ButtonLink>}
      />
    )
  if (data) return <Form to={to} name={data.name ?? ''} />
  return error ? (
    <LoadFailure
      title={memberMessageTexts.recipientFailed}
      error={error}
      isFetching={isFetching}
      refetch={refetch}
    />
  ) : (
    <MessagesLoading label="Opening a new message…" />
  )
}
