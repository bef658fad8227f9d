import { useState } from 'react'
import { CONSENT_KINDS } from '../../../../domain/people/consents/consentTexts.schema'
import type {
  MailingChoices,
  MailingDetail,
} from '../../../../domain/messaging/mailings/mailingDetail.schema'
import {
  MAILING_CHANNELS,
  MAILING_LIMITS,
  type MailingChannel,
} from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { PLACEHOLDERS } from '../../../../domain/messaging/mailings/placeholders.schema'
import { entriesOf, isKeyOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { optionsOf } from '../../../lib/optionsOf'
import { mailingMessages } from '../../../lib/messages/mailingMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { AudienceFields } from './AudienceFields'
import { BlockEditor } from './BlockEditor'
import { TextMessageField } from './TextMessageField'
import { mailingKeys } from './mailingQueries'

export interface MailingFormProps {
  /** The draft that is changed; undefined for a new one. */
  mailing: MailingDetail | undefined
  choices: MailingChoices
  /** Id of a saved list that a new one goes to. */
  list?: string
  onSaved: (id: string) => void
  onCancel: () => void
}

const KINDS = entriesOf(CONSENT_KINDS).map(([value, { label }]) => ({ value, label }))

const PersonalFields = () => (
  <Disclosure title="Personal fields">
    <p className="max-w-text">
      Write one of these, with its braces, into the subject or a text. Each reader sees their own details.
    </p>
    <ul className="mt-2 grid gap-1">
      {entriesOf(PLACEHOLDERS).map(([name, { label, otherwise }]) => (
        <li key={name}>
          <code className="font-semibold">{`{{${name}}}`}</code> {label}; where there is none: “{otherwise}”
        </li>
      ))}
    </ul>
  </Disclosure>
)

/** Writes a mailing, or changes a draft. Nothing is sent. */
export const MailingForm = ({ mailing, choices, list, onSaved, onCancel }: MailingFormProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const [channel, setChannel] = useState<MailingChannel>(mailing?.channel ?? 'email')
  const form = useForm<object>({
    schema: async () => {
      const { mailingChangeForm, newMailingForm } =
        await import('../../../../domain/messaging/mailings/mailingForm.schema')
      return mailing ? mailingChangeForm : newMailingForm
    },
    submit: async (values) => {
      try {
        const id = mailing?.id
        const path = id ? `/mailings/${id}/change` : '/mailings'
        const answer = await api.post<{ id?: string }>(path, values)
        toast({ tone: 'success', title: mailingMessages.saved })
        await queryClient.invalidateQueries({ queryKey: mailingKeys.all })
        onSaved(id ?? answer.id ?? '')
      } catch (error) {
        throw formFailure(error, mailingMessages.saveFailed)
      }
    },
  })
  const { props, field, errors, isPending } = form
  return (
    <form {...props} className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl">{mailing ? 'Change the mailing' : 'New mailing'}</h2>
      <ErrorSummary errors={errors} />
      {mailing ? (
        <input type="hidden" name="updatedAt" value={mailing.updatedAt} />
      ) : (
        <input type="hidden" name="key" value={key} />
      )}
      {(choices.hasTexts || channel === 'sms') && (
        <Select
          {...field('channel')}
          label="Goes out as"
          hint="Text messages reach only those who asked for them."
          value={channel}
          onChange={({ currentTarget: { value } }) => {
            if (isKeyOf(MAILING_CHANNELS, value)) setChannel(value)
          }}
          options={optionsOf(MAILING_CHANNELS)}
        />
      )}
      <Field
        {...field('subject')}
        label="Subject"
        hint={channel === 'sms' ? 'For staff: it is not sent.' : undefined}
        defaultValue={mailing?.subject ?? ''}
        maxLength={MAILING_LIMITS.subject}
        required
        dir="auto"
      />
      <Select
        {...field('kind')}
        label="About"
        hint="People choose by this what they receive. Invoices, receipts and reminders about a person’s own dues are not mailings: they always come."
        defaultValue={mailing?.kind}
        options={KINDS}
      />
      <AudienceFields
        form={form}
        audience={mailing?.to ?? (list ? { to: 'savedList', list } : undefined)}
        choices={choices}
      />
      {channel === 'sms' ? (
        <TextMessageField form={form} text={mailing?.sms} />
      ) : (
        <>
          <BlockEditor form={form} blocks={mailing?.blocks} choices={choices} />
          <PersonalFields />
        </>
      )}
      <p className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isPending}>Save and Preview</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  )
}
