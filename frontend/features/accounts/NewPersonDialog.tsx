import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { REGION_LABELS } from '../../../collections/access/roles'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import { type Candidate, MATCH_REASONS } from '../../../domain/people/peopleImports/import.schema'
import type { NewPersonAnswer, NewPersonInput } from '../../../domain/people/peopleImports/newPerson.schema'
import { FormDialog } from '../../components/form/FormDialog'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { Checkbox } from '../../components/ui/Checkbox'
import { Field } from '../../components/ui/Field'
import { Link } from '../../components/ui/Link'
import { Select } from '../../components/ui/Select'
import { TextArea } from '../../components/ui/TextArea'
import { useApp } from '../../lib/app'
import { formFailure } from '../../lib/formFailure'
import { adminMessages } from '../../lib/messages/adminMessages'
import { optionsOf } from '../../lib/optionsOf'
import { OWN } from '../../lib/session/sessionQuery'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'
import { deskPaths } from '../../deskPaths'

/** People who may be the one of the form, and the way on if they are not. */
const PossibleDuplicates = ({ candidates }: { candidates: readonly Candidate[] }) => (
  <div role="alert" className="grid gap-3 border-s-4 border-laterite bg-laterite-wash p-4">
    <p>
      {candidates.length > 0
        ? 'This may be somebody whom we already know:'
        : 'The same person was left out of an import.'}
    </p>
    {candidates.length > 0 && (
      <ul className="grid gap-1">
        {candidates.map(({ user = '', name, number, email, reasons }) => (
          <li key={user} className="wrap-anywhere">
            <Link to={deskPaths.user.build(user)} className="link inline-flex min-h-11 items-center">
              <bdi>{name}</bdi>
            </Link>
            {[number, email].filter(Boolean).map((text) => `, ${text}`)}
            {reasons.length > 0 && ` (${reasons.map((reason) => MATCH_REASONS[reason]).join(', ')})`}
          </li>
        ))}
      </ul>
    )}
    <Checkbox name="isNew" label="This is another person" />
  </div>
)

/** Makes a person without an account from a paper form; sent twice, one is made. Source: issue 13, parts 1 and 2. */
export const NewPersonDialog = ({ onClose }: { onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const navigate = useNavigate()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [id] = useState(() => crypto.randomUUID().replaceAll('-', '').slice(0, 24))
  const [candidates, setCandidates] = useState<readonly Candidate[]>()
  const form = useForm<NewPersonInput>({
    schema: async () =>
      (await import('../../../domain/people/peopleImports/newPerson.schema')).newPersonSchema,
    submit: async (input) => {
      let answer: NewPersonAnswer
      try {
        answer = await withReauthentication(() => api.post<NewPersonAnswer>('/people-imports/person', input))
      } catch (error) {
        throw formFailure(error, adminMessages.personNotEntered)
      }
      if (answer.outcome === 'possible_duplicates') {
        setCandidates(answer.candidates)
        return
      }
      toast({ tone: 'success', title: adminMessages.personEntered })
      await queryClient.invalidateQueries({ queryKey: [OWN] })
      await navigate(deskPaths.user.build(answer.id))
    },
  })
  const { field } = form
  return (
    <>
      <FormDialog title="New person" form={form} submit="Add Person" onClose={onClose}>
        <p>For a paper form, a guest or a donor: the person has no account until they are invited.</p>
        <input type="hidden" name="id" value={id} />
        <Field {...field('fullName')} label="Full name" maxLength={100} required dir="auto" />
        <Field {...field('email')} label="Email (optional)" type="email" maxLength={255} autoComplete="off" />
        <Field {...field('phone')} label="Phone (optional)" type="tel" maxLength={60} autoComplete="off" />
        <TextArea
          {...field('postalAddress')}
          label="Postal address (optional)"
          rows={4}
          maxLength={300}
          autoComplete="off"
          dir="auto"
        />
        <Field {...field('birthDate')} label="Date of birth (optional)" type="date" />
        <Select
          {...field('region')}
          label="Region (optional)"
          emptyLabel="Not known"
          options={optionsOf(REGION_LABELS)}
        />
        <Field {...field('organization')} label="Organization (optional)" maxLength={200} dir="auto" />
        <Field
          {...field('professionalTitle')}
          label="Professional title (optional)"
          maxLength={100}
          dir="auto"
        />
        <Select {...field('grade')} label="Grade" emptyLabel="Not a member" options={optionsOf(GRADES)} />
        <Field
          {...field('number')}
          label="Membership number (optional)"
          hint="If the member already has one. Otherwise the next number is issued."
          maxLength={20}
        />
        <Field {...field('startedOn')} label="Member since" hint="For members." type="date" />
        <Field
          {...field('expiresOn')}
          label="Paid until"
          hint="For members; honorary membership has no end."
          type="date"
        />
        <Checkbox
          name="isInvited"
          label="Invite the person to choose a password"
          hint="Sent to the address above. The link is valid for 14 days."
        />
        {candidates && <PossibleDuplicates candidates={candidates} />}
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
