import { useQuery } from '@tanstack/react-query'
import { PROGRAMME_LIMITS as LIMITS } from '../../../../../domain/events/programme/programme.constants'
import type { SessionForm, StaffSession } from '../../../../../domain/events/programme/programme.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { FormRows } from '../../../../components/form/FormRows'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { TIME_ZONE_NAME } from '../../../../lib/dates'
import { formFailure } from '../../../../lib/formFailure'
import { programmeMessages } from '../../../../lib/messages/programmeMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { wallTime } from '../describeConflict'
import { useSeenVersion } from '../useSeenVersion'
import { type SessionDraft, picturesQuery, staffProgrammeQuery } from './programmeQuery'

const shownOf = (session: StaffSession) => ({
  title: session.title,
  starts: wallTime(session.startsAt),
  ends: wallTime(session.endsAt),
  room: session.room,
  seats: session.seats,
  text: session.text,
  speakers: session.speakers.map(({ name, role }) => (role ? `${name}, ${role}` : name)).join('; '),
  materials: session.materials.map(({ title, address }) => `${title}, ${address}`).join('; '),
})

interface SessionDialogProps {
  eventId: string
  /** The one that is changed; undefined for a new one. */
  session: StaffSession | undefined
  /** What a new one begins with. */
  draft?: SessionDraft | undefined
  /** When the last one ends, where a new one may begin. */
  next: string
  onClose: () => void
}

/** The form of a session, with its speakers and materials. */
export const SessionDialog = ({ eventId, session: stored, draft, next, onClose }: SessionDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const query = staffProgrammeQuery(app, eventId)
  const refresh = () => app.queryClient.invalidateQueries(query)
  const { opened: session, explain } = useSeenVersion({
    stored,
    read: async () => {
      await refresh()
      return app.queryClient.getQueryData(query.queryKey)?.sessions.find(({ id }) => id === stored?.id)
    },
    what: 'this session',
    shownOf,
  })
  const begun = session ?? draft
  const speakers: Partial<StaffSession['speakers'][number]>[] = begun?.speakers ?? []
  const { data: pictures = [] } = useQuery({ ...picturesQuery(app), throwOnError: false })
  const { field, ...form } = useForm<SessionForm>({
    schema: async () =>
      (await import('../../../../../domain/events/programme/programme.schema')).sessionFormSchema,
    submit: async (values) => {
      const read = session && { session: { id: session.id, updatedAt: session.updatedAt } }
      try {
        await app.api.post(`/events/${encodeURIComponent(eventId)}/sessions`, { ...values, ...read })
      } catch (error) {
        throw formFailure(await explain(error), programmeMessages.saveFailed)
      }
      toast({ tone: 'success', title: programmeMessages.saved })
      onClose()
      await refresh()
    },
  })
  const text = (name: string, label: string, max: number, value: string | null | undefined) => (
    <Field {...field(name)} label={label} maxLength={max} defaultValue={value ?? ''} dir="auto" />
  )
  const area = (name: string, label: string, max: number, value: string | null | undefined) => (
    <TextArea {...field(name)} label={label} rows={3} maxLength={max} defaultValue={value ?? ''} dir="auto" />
  )
  const time = (name: string, label: string, value: string) => (
    <Field
      {...field(name)}
      type="datetime-local"
      label={`${label} (${TIME_ZONE_NAME})`}
      required
      defaultValue={value}
    />
  )
  return (
    <FormDialog
      title={session ? `Edit ${session.title}` : 'Add a session'}
      form={form}
      submit={session ? 'Save Changes' : 'Add Session'}
      onClose={onClose}
    >
      {text('title', 'Title', LIMITS.title, begun?.title)}
      <div className="grid gap-4 sm:grid-cols-2">
        {time('startsAt', 'Starts', session?.startsAt ?? next)}
        {time('endsAt', 'Ends', session?.endsAt ?? '')}
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {text('room', 'Room (optional)', LIMITS.room, session?.room)}
        <Field
          {...field('seats')}
          label="Seats (optional)"
          hint="How many can choose it. Empty: no limit."
          inputMode="numeric"
          maxLength={6}
          defaultValue={session?.seats ?? ''}
        />
      </div>
      {area('text', 'Text (optional)', LIMITS.text, begun?.text)}
      <FormRows rows={speakers} name="Speaker" most={LIMITS.speakers}>
        {(place, speaker) => (
          <>
            {text(`speakers.${place}.name`, 'Name', LIMITS.name, speaker?.name)}
            {text(
              `speakers.${place}.role`,
              'Position or organisation (optional)',
              LIMITS.role,
              speaker?.role,
            )}
            <Select
              {...field(`speakers.${place}.picture`)}
              key={pictures.length} // the stored one can be chosen once they are loaded
              label="Picture (optional)"
              hint="The newest pictures are listed. New ones are added in the content panel, under Media."
              emptyLabel="No picture"
              options={pictures.map(({ id, alt }) => ({ value: id, label: alt }))}
              defaultValue={speaker?.picture ?? ''}
            />
            {area(`speakers.${place}.about`, 'Short text (optional)', LIMITS.about, speaker?.about)}
          </>
        )}
      </FormRows>
      <p className="text-ink-soft">Materials are shown once the session is over.</p>
      <FormRows rows={session?.materials ?? []} name="Material" most={LIMITS.materials}>
        {(place, material) => (
          <>
            {text(`materials.${place}.title`, 'Title', LIMITS.title, material?.title)}
            {text(
              `materials.${place}.address`,
              'Address (https://… or /publications/…)',
              LIMITS.address,
              material?.address,
            )}
          </>
        )}
      </FormRows>
    </FormDialog>
  )
}
