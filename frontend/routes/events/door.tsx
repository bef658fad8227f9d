import { useParams } from 'react-router-dom'
import { DoorView } from '../../features/events/door/DoorView'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

/** The same document for everybody, without a word about the event: the link holds the right, the device the list. */
export const loader =
  (_app: App) =>
  ({ params: { id = '' } }: { params: { id?: string } }): PageData => ({
    head: { title: 'The door of an event', canonical: paths.door.build(id) },
  })

export const Component = () => {
  const { id = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <DoorView key={id} eventId={id} />
    </>
  )
}
