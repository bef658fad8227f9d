import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasRight } from '../../../../../collections/access/policies.schema'
import type { StaffProgramme, StaffSession } from '../../../../../domain/events/programme/programme.schema'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { Button, ButtonLink } from '../../../../components/ui/Button'
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog'
import { Loaded } from '../../../../components/ui/Loaded'
import { deskPaths } from '../../../../deskPaths'
import { useApp } from '../../../../lib/app'
import { formatDay } from '../../../../lib/dates'
import { errorText } from '../../../../lib/errorText'
import { programmeMessages } from '../../../../lib/messages/programmeMessages'
import { useSession } from '../../../../lib/session/useSession'
import { useToast } from '../../../../lib/toasts'
import { MeetingDialog } from './MeetingDialog'
import { SessionDialog } from './SessionDialog'
import { type SessionDraft, paperQuery, staffProgrammeQuery } from './programmeQuery'

interface RemoveDialogProps {
  eventId: string
  session: StaffSession
  onClose: () => void
}

/** Asks before a session is removed, and tells how many have chosen it; the server refuses when more have since. */
const RemoveDialog = ({ eventId, session: { id, title, chosen }, onClose }: RemoveDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      app.api.delete(`/events/${encodeURIComponent(eventId)}/sessions/${id}?chosen=${chosen}`),
    onSuccess: () => toast({ tone: 'success', title: programmeMessages.removed(chosen) }),
    onError: (error) => toast({ tone: 'error', title: errorText(error, programmeMessages.removeFailed) }),
    onSettled: () => {
      onClose()
      return app.queryClient.invalidateQueries(staffProgrammeQuery(app, eventId))
    },
  })
  return (
    <ConfirmDialog
      title="Remove this session?"
      action="Remove Session"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <bdi className="font-semibold">{title}</bdi> is taken off the programme.{' '}
      {programmeMessages.chosenBy(chosen)} Links to its doors stop working.
    </ConfirmDialog>
  )
}

const dayOf = ({ startsAt }: StaffSession): string => startsAt.slice(0, 10)

type ShownDialog = {
  edit?: StaffSession
  draft?: SessionDraft
  remove?: StaffSession
  kind: 'edit' | 'remove' | 'meeting'
}

const Sessions = ({ eventId, sessions, meeting }: StaffProgramme & { eventId: string }) => {
  const app = useApp()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const paper = search.get('paper')
  const { data: draft, error } = useQuery({
    ...paperQuery(app, paper ?? ''),
    enabled: paper !== null,
    throwOnError: false,
  })
  const [asked, setShown] = useState<ShownDialog>()
  const shown = asked ?? (paper !== null && draft ? { kind: 'edit' as const, draft } : undefined)
  const onClose = () => {
    setShown(undefined)
    if (paper !== null) setSearch({}, { replace: true, preventScrollReset: true })
  }
  const action = (label: string, { title }: StaffSession, dialog: ShownDialog) => (
    <button
      type="button"
      className="link min-h-11"
      aria-label={`${label} ${title}`}
      onClick={() => setShown(dialog)}
    >
      {label}
    </button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="flex flex-wrap gap-3">
        <Button tone="main" onClick={() => setShown({ kind: 'edit' })}>
          Add a Session
        </Button>
        <Button onClick={() => setShown({ kind: 'meeting' })}>
          {meeting.address ? 'Change the Link to the Meeting' : 'Add a Link to the Meeting'}
        </Button>
        {hasRight(user, 'content') && (
          <ButtonLink to={deskPaths.submissions.ofEvent(eventId)}>Papers for This Event</ButtonLink>
        )}
      </p>
      {paper !== null && error && (
        <p role="alert" className="border-2 border-laterite bg-laterite-wash p-4 font-semibold">
          {errorText(error, programmeMessages.noPaper)}
        </p>
      )}
      {sessions.length === 0 && <p className="text-ink-soft">{programmeMessages.noSessions}</p>}
      {[...new Set(sessions.map(dayOf))].map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="mb-4 text-xl">
            {formatDay(day)}
          </h3>
          <SimpleTable
            caption={`Sessions of ${formatDay(day)}`}
            headers={['Session', 'Time', 'Room', 'Chosen', 'Actions']}
            rows={sessions
              .filter((session) => dayOf(session) === day)
              .map((session) => ({
                key: session.id,
                cells: [
                  <bdi key="title">{session.title}</bdi>,
                  `${session.startsAt.slice(11)}–${session.endsAt.slice(11)}`,
                  <bdi key="room">{session.room ?? '–'}</bdi>,
                  session.seats === null ? session.chosen : `${session.chosen} of ${session.seats}`,
                  <span key="actions" className="inline-flex flex-wrap gap-x-5">
                    {action('Edit', session, { kind: 'edit', edit: session })}
                    {action('Remove', session, { kind: 'remove', remove: session })}
                  </span>,
                ],
              }))}
            empty=""
          />
        </section>
      ))}
      {shown?.kind === 'edit' && (
        <SessionDialog
          eventId={eventId}
          session={shown.edit}
          draft={shown.draft}
          next={sessions.at(-1)?.endsAt ?? ''}
          onClose={onClose}
        />
      )}
      {shown?.remove && <RemoveDialog eventId={eventId} session={shown.remove} onClose={onClose} />}
      {shown?.kind === 'meeting' && <MeetingDialog eventId={eventId} meeting={meeting} onClose={onClose} />}
    </div>
  )
}

/** The sessions of an event by day and room, and the link to its meeting, changed by who manages it. */
export const StaffProgrammeView = ({ eventId }: { eventId: string }) => {
  const result = useQuery({ ...staffProgrammeQuery(useApp(), eventId), throwOnError: false })
  return (
    <Loaded result={result} failed={programmeMessages.failed}>
      {(programme) => <Sessions eventId={eventId} {...programme} />}
    </Loaded>
  )
}
