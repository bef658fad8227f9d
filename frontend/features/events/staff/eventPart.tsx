import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { UpLink } from '../../../components/ui/UpLink'
import type { EventDetail } from '../../../../domain/events/events.schema'
import { type App, useApp } from '../../../lib/app'
import { awaitOnServer } from '../../../lib/awaitOnServer'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'
import { staffEventQuery } from './staffEventQueries'

type StaffUser = Awaited<ReturnType<typeof requireStaff>>

interface EventPart {
  /** In the title, before that of the event. */
  name: string
  mayRead: Parameters<typeof requireStaff>[2]
  path: { build: (id: string) => string }
  View: ComponentType<{ eventId: string; event: EventDetail }>
  /** Begins to read what the page shows. */
  load?: (app: App, asked: { id: string; request: Request; user: StaffUser }) => Promise<unknown>[]
}

/** A page of the desk about one part of an event, such as its tickets. */
export const eventPart = ({ name, mayRead, path, View, load = () => [] }: EventPart) => {
  const loader =
    (app: App) =>
    async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
      const user = await requireStaff(app, request, mayRead)
      const [{ title }] = await Promise.all([
        app.queryClient.query(staffEventQuery(app, id)),
        awaitOnServer(load(app, { id, request, user })),
      ])
      return { head: { title: `${name}: ${title}`, canonical: path.build(id) } }
    }
  const Component = () => {
    const { id = '' } = useParams()
    const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
    return (
      <>
        <UpLink to={deskPaths.event.build(id)}>The event</UpLink>
        <h2 className="mb-4 text-2xl break-words">
          {name}: <bdi>{event.title}</bdi>
        </h2>
        <View key={id} eventId={id} event={event} />
      </>
    )
  }
  return { loader, Component }
}
