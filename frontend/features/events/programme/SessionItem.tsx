import { useMutation } from '@tanstack/react-query'
import type { OwnProgramme, Programme } from '../../../../domain/events/programme/programme.schema'
import { Avatar } from '../../../components/ui/Avatar'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { FeedLink } from '../../../components/ui/FeedLink'
import { SmartLink } from '../../../components/ui/SmartLink'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { localPath } from '../../../lib/localPath'
import { messages } from '../../../lib/messages/messages'
import { programmeMessages } from '../../../lib/messages/programmeMessages'
import { useToast } from '../../../lib/toasts'
import { ownProgrammeQuery } from './programmeQueries'

export type Session = Programme['sessions'][number]
type Own = OwnProgramme['sessions'][string]

/** The button that chooses a session, or gives it back. It stays, so that the focus does. */
const Choice = ({ event, session, own }: { event: string; session: Session; own: Own }) => {
  const app = useApp()
  const toast = useToast()
  const { isChosen, left } = own
  const label = isChosen ? 'Give Back' : 'Choose'
  const { mutate, isPending } = useMutation({
    mutationFn: () => app.api[isChosen ? 'delete' : 'post'](`/events/${event}/sessions/${session.id}/choice`),
    onSuccess: () =>
      toast({ tone: 'success', title: isChosen ? programmeMessages.givenBack : programmeMessages.chosen }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: messages.error,
        description: errorText(error, programmeMessages.chooseFailed),
      }),
    onSettled: () => app.queryClient.invalidateQueries(ownProgrammeQuery(app, event)),
  })
  if (left === 0 && !isChosen) return <Badge tone="stop">Full</Badge>
  return (
    <Button
      tone={isChosen ? 'plain' : 'main'}
      isBusy={isPending}
      onClick={() => mutate()}
      aria-label={`${label}: ${session.title}`}
    >
      {label}
    </Button>
  )
}

const Speakers = ({ speakers }: Pick<Session, 'speakers'>) => (
  <ul aria-label="Speakers" className="mt-4 grid gap-4">
    {speakers.map(({ name, role, picture, about }, index) => (
      <li key={index} className="flex gap-4">
        <Avatar name={name} url={picture && localPath(picture)} />
        <div dir="auto" className="min-w-0 break-words">
          <span className="font-semibold">{name}</span>
          {role && <span className="block text-ink-soft">{role}</span>}
          {about && <p className="whitespace-pre-line">{about}</p>}
        </div>
      </li>
    ))}
  </ul>
)

const seatsText = ({ seats }: Session, own: Own | undefined): string | null => {
  if (seats === null) return null
  return own && !own.isOver ? `${own.left ?? 0} of ${seats} seats left` : `${seats} seats`
}

interface SessionItemProps {
  event: string
  session: Session
  /** What it is to the reader; undefined for a visitor. */
  own: Own | undefined
  canChoose: boolean
  /** Chosen sessions at the same time. */
  overlaps: readonly Session[]
}

/** A session: when and where, who speaks, and the reader's choice. */
export const SessionItem = ({ event, session, own, canChoose, overlaps }: SessionItemProps) => {
  const { id, title, startsAt, endsAt, room, text, speakers, materials } = session
  const end = endsAt.slice(0, 10) === startsAt.slice(0, 10) ? endsAt.slice(11) : endsAt.replace('T', ', ')
  const place = [room, seatsText(session, own)].filter(Boolean).join(' · ')
  return (
    <li
      id={id}
      className="grid scroll-mt-24 gap-x-6 border-t border-rule-strong py-5 target:bg-nile-wash sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <p className="font-semibold tabular-nums">{`${startsAt.slice(11)}–${end}`}</p>
      <article aria-labelledby={`${id}-title`} className="min-w-0">
        <h3 id={`${id}-title`} dir="auto" className="text-lg break-words">
          <a href={`#${id}`}>{title}</a> {own?.isChosen && <Badge tone="good">Chosen</Badge>}
        </h3>
        {place && (
          <p dir="auto" className="text-ink-soft">
            {place}
          </p>
        )}
        {text && (
          <p dir="auto" className="mt-2 break-words whitespace-pre-line">
            {text}
          </p>
        )}
        {speakers.length > 0 && <Speakers speakers={speakers} />}
        {materials.length > 0 && (
          <ul aria-label="Materials" className="mt-3">
            {materials.map(({ title: name, address }, index) => (
              <li key={index}>
                <SmartLink href={address} className="link inline-flex min-h-11 items-center break-words">
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        )}
        {overlaps.length > 0 && (
          <p className="mt-3 border-s-4 border-amber bg-amber-wash p-3">
            At the same time as <bdi>{overlaps.map((each) => each.title).join(', ')}</bdi>, which you have
            chosen.
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {canChoose && own && !own.isOver && <Choice event={event} session={session} own={own} />}
          <FeedLink href={`/api/events/${event}/programme/calendar?session=${id}`} icon="calendar">
            Add to calendar
          </FeedLink>
        </div>
      </article>
    </li>
  )
}
