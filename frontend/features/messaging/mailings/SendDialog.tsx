import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailingDetail } from '../../../../domain/messaging/mailings/mailingDetail.schema'
import { skipTexts } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { mailingMessages } from '../../../lib/messages/mailingMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { audienceCountQuery, mailingKeys } from './mailingQueries'

export interface SendDialogProps {
  mailing: MailingDetail
  onClose: () => void
}

/** Asks before a mailing goes out: to how many, who is left out, and when. */
export const SendDialog = ({ mailing: { id, updatedAt, audience, channel }, onClose }: SendDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [isLater, setIsLater] = useState(false)
  const { data: count } = useQuery({ ...audienceCountQuery(app, id, updatedAt), throwOnError: false })
  const form = useForm<object>({
    schema: async () =>
      (await import('../../../../domain/messaging/mailings/mailing.schema')).sendMailingSchema,
    submit: async (values) => {
      try {
        await withReauthentication(() => app.api.post(`/mailings/${id}/send`, values))
        toast({ tone: 'success', title: isLater ? mailingMessages.scheduled : mailingMessages.sent })
        onClose()
      } catch (error) {
        throw formFailure(error, mailingMessages.sendFailed)
      } finally {
        await app.queryClient.invalidateQueries({ queryKey: mailingKeys.all })
      }
    },
  })
  return (
    <>
      <FormDialog
        title="Send the mailing"
        form={form}
        submit={isLater ? 'Schedule' : 'Send Now'}
        onClose={onClose}
      >
        {count ? (
          <div>
            <p>
              {audience}: <strong className="tabular-nums">{count.recipients}</strong>{' '}
              {count.recipients === 1 ? 'person gets it.' : 'people get it.'}
            </p>
            {channel === 'sms' && (
              <p>
                {count.cost
                  ? `The text messages cost about ${count.cost}.`
                  : 'What a text message costs is not entered in the staff settings.'}
              </p>
            )}
            {skipTexts(count.skipped).length > 0 && (
              <ul className="mt-2 text-ink-soft">
                {skipTexts(count.skipped).map(({ reason, count: number }) => (
                  <li key={reason}>
                    Left out, {reason}: {number}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ) : (
          <Spinner label="Counting the people" />
        )}
        <input type="hidden" name="updatedAt" value={updatedAt} />
        <Select
          id="send-when"
          label="When"
          value={isLater ? 'later' : 'now'}
          onChange={({ currentTarget: { value } }) => setIsLater(value === 'later')}
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a time' },
          ]}
        />
        {isLater && (
          <Field {...form.field('sendAt')} label="Day and time in Juba" type="datetime-local" required />
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
