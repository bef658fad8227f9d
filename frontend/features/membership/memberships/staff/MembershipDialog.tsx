import { useState } from 'react'
import { MAX_SEATS } from '../../../../../domain/membership/membershipSeats/membershipSeats.schema'
import { GRADES } from '../../../../../domain/membership/memberships/grades.schema'
import type {
  MembershipAction,
  MembershipActionDone,
  MembershipRecord,
} from '../../../../../domain/membership/memberships/membershipRecord.schema'
import { useReauthentication } from '../../../../components/reauthentication/useReauthentication'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { useApp } from '../../../../lib/app'
import { staffMembershipMessages } from '../../../../lib/messages/staffMembershipMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { useToast } from '../../../../lib/toasts'
import { todayInJuba } from '../../../../lib/todayInJuba'
import { useForm } from '../../../../lib/useForm'
import { FormDialog } from '../../../../components/form/FormDialog'
import { WordsField } from '../../../../components/form/WordsField'

export interface MembershipDialogProps {
  /** Of the account. */
  user: string
  name: string
  action: MembershipAction
  record: MembershipRecord
  onClose: () => void
  /** Reads anew what has changed. */
  onDone: () => Promise<void>
}

const { titles, consequences, submits, dates } = staffMembershipMessages

/** What takes something away. */
const ENDS: readonly MembershipAction[] = ['suspended', 'resigned', 'died']

/** Asks for date and reason before a membership is changed, and says what follows. */
export const MembershipDialog = ({ user, name, action, record, onClose, onDone }: MembershipDialogProps) => {
  const { api } = useApp()
  const toast = useToast()
  const [grade, setGrade] = useState<string>(
    action === 'gradeChanged' ? (record.membership?.grade ?? '') : '',
  )
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../domain/membership/memberships/membershipEvent.schema'))
        .membershipEventFormSchema,
    submit: async (event) => {
      const { kind, warning } = await withReauthentication(() =>
        api.post<MembershipActionDone>(`/memberships/${encodeURIComponent(user)}/events`, {
          ...event,
          seen: record.seen,
        }),
      )
      toast({ tone: 'success', title: staffMembershipMessages.done[kind], description: warning })
      onClose()
      await onDone()
    },
  })
  const hasGrade = action === 'added' || action === 'gradeChanged'
  return (
    <>
      <FormDialog
        title={titles[action]}
        form={form}
        submit={submits[action]}
        tone={ENDS.includes(action) ? 'plain' : 'main'}
        onClose={onClose}
      >
        <input type="hidden" name="kind" value={action} />
        <p>
          <bdi className="font-semibold">{name}</bdi>: {consequences[action]}
        </p>
        {hasGrade && (
          <Select
            {...form.field('grade')}
            label="Grade"
            emptyLabel="Choose a grade"
            options={optionsOf(GRADES)}
            value={grade}
            onChange={(event) => setGrade(event.target.value)}
          />
        )}
        {action === 'added' && (
          <Field
            {...form.field('registeredName')}
            label="Registered name"
            hint="On the certificate and in the register."
            defaultValue={record.membership?.registeredName ?? name}
            maxLength={100}
            autoComplete="off"
            dir="auto"
          />
        )}
        {action === 'seatsChanged' && (
          <Field
            {...form.field('seats')}
            type="number"
            label="Number of seats"
            min={1}
            max={MAX_SEATS}
            defaultValue={String(record.membership?.seats ?? '')}
          />
        )}
        <Field
          {...form.field('date')}
          type="date"
          label={dates[action]}
          max={todayInJuba()}
          defaultValue={todayInJuba()}
        />
        {action === 'added' && grade !== 'honorary' && (
          <Field
            {...form.field('expiresOn')}
            type="date"
            label="Valid until (optional)"
            hint="Leave empty for the usual term."
          />
        )}
        <WordsField
          {...form.field('reason')}
          label="Reason"
          hint="For the record, with a reference if there is one. The member cannot see it."
          maxLength={1000}
        />
        {action !== 'died' && action !== 'seatsChanged' && (
          <WordsField
            {...form.field('sharedReason')}
            label="Message to the member (optional)"
            hint="Included in the email. A suspended member also sees it on the dashboard."
            maxLength={1000}
          />
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
